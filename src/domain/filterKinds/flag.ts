import type { ProductClause } from './productClause.ts'
import type { FilterOf } from './filter.ts'
import { part } from './part.ts'

interface FlagRule<Name extends string> {
  name: Name
  /** The URL parameter, 'true' when chosen. */
  parameter: string
  label: string
  condition: ProductClause
}

/** One condition that can be switched on. */
export function flag<Name extends string>(rule: FlagRule<Name>): FilterOf<Record<Name, boolean>> {
  const { name, parameter, label, condition } = rule
  const of = (isChosen: boolean) => part(name, isChosen)
  return {
    name,
    parameters: [parameter],
    none: of(false),
    fromUrl: (parameters) => of(parameters.get(parameter) === 'true'),
    toUrl: ({ [name]: isChosen }) => (isChosen ? [[parameter, 'true']] : []),
    condition: ({ [name]: isChosen }) => (isChosen ? condition : {}),
    chips: ({ [name]: isChosen }) => (isChosen ? [{ key: '', label, without: of(false) }] : []),
    control: { kind: 'flag', label, chosen: ({ [name]: isChosen }) => isChosen, choose: of },
  }
}
