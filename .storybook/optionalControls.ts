import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types'
import { availabilityLabels } from '#domain/product/availability.ts'
import { paymentMethods } from '#domain/order/paymentMethod.ts'
import type { ThemeChoice } from '#domain/themeChoice.ts'
import type { CardNameProps } from '#features/catalogue/ProductCard/CardName.tsx'
import { routes } from '#site/routes.ts'
import type { IconSize } from '#ui/Icon/Icon.css.ts'
import { paths } from '#ui/Icon/paths.ts'
import { byValue, noControl } from './valueControls.ts'

/**
 * The values of types that react-docgen only names: it follows neither `keyof typeof` nor an indexed type, nor an import
 * of another layer.
 */
const valuesOf: Readonly<Record<string, readonly (string | number)[]>> = {
  Availability: Object.keys(availabilityLabels),
  "CardNameProps['level']": [2, 3] satisfies CardNameProps['level'][],
  IconName: Object.keys(paths),
  IconSize: [12, 13, 14, 16, 18, 20, 22, 24, 26, 28, 30, 40, 48, 96] satisfies IconSize[],
  PaymentMethod: paymentMethods,
  RouteName: Object.keys(routes),
  ThemeChoice: ['daylight', 'lamplight', 'system'] satisfies ThemeChoice[],
}

/**
 * An optional prop is documented by its own type and has the control of that. react-docgen reads `hint?: string |
 * undefined` as a union, for which Storybook offers an object: '{}' as a hint breaks the story. A callback has none, a
 * type with few values offers those. Of any other type the story's own value decides: text is edited as text, and what
 * JSON cannot hold, such as an element, has no control.
 */
export const optionalControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, byValue(withOwnType(argType), initialArgs[name])]),
  )

function withOwnType(argType: StrictInputType): StrictInputType {
  const { type, table } = argType
  if (typeof type !== 'object') return argType
  const required = type.required ?? false
  const known = type.name === 'other' ? valuesOf[type.value] : undefined
  if (known) return { ...argType, type: { name: 'enum', value: [...known], required } }
  if (type.name !== 'union' || !type.raw) return argType
  const own = type.raw.split(' | ').filter((each) => each !== 'undefined')
  const raw = own.join(' | ')
  const documented = { ...argType, table: { ...table, type: { summary: raw } } }
  if (raw === 'boolean' || raw === 'string' || raw === 'number') return { ...documented, type: { name: raw, required } }
  const values = own.every((each) => /^'[^']*'$/.test(each)) ? own.map((each) => each.slice(1, -1)) : valuesOf[raw]
  if (values) return { ...documented, type: { name: 'enum', value: [...values], required } }
  return /=>/.test(raw)
    ? { ...documented, control: noControl }
    : { ...documented, type: { name: 'other', value: raw, required } }
}
