import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types'

/**
 * An optional prop is documented by its own type and has the control of that. react-docgen reads `hint?: string |
 * undefined` as a union, for which Storybook offers an object: '{}' as a hint breaks the story. A callback has none.
 */
export const optionalControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, withOwnType(argType)]))

function withOwnType(argType: StrictInputType): StrictInputType {
  const { type, table } = argType
  if (typeof type !== 'object' || type.name !== 'union' || !type.raw) return argType
  const own = type.raw.split(' | ').filter((each) => each !== 'undefined')
  const raw = own.join(' | ')
  const documented = { ...argType, table: { ...table, type: { summary: raw } } }
  const required = type.required ?? false
  if (raw === 'boolean' || raw === 'string' || raw === 'number') return { ...documented, type: { name: raw, required } }
  if (own.every((each) => /^'[^']*'$/.test(each))) {
    return { ...documented, type: { name: 'enum', value: own.map((each) => each.slice(1, -1)), required } }
  }
  return /=>/.test(raw) ? { ...documented, control: false } : documented
}
