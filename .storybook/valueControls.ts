import type { StrictInputType } from 'storybook/internal/types'

/** Not `false`, beside which Storybook shows a link to its manual. */
export const noControl = { disable: true } as const

/** Types that say nothing about their values. */
const vague = /^(other|array|object|intersection)$/

/** What else values of a named type can be: anything that can be rendered can be text. */
const aliases: Readonly<Record<string, 'string' | 'number'>> = { ReactNode: 'string', Rupees: 'number' }

/** A prop of a vague type, with the control that suits the value it has in a story. */
export function byValue(argType: StrictInputType, value: unknown): StrictInputType {
  const { type, table } = argType
  if (typeof type !== 'object' || argType.control || argType.options || !vague.test(type.name)) return argType
  const required = type.required ?? false
  for (const plain of ['string', 'number', 'boolean'] as const) {
    if (typeof value === plain) return { ...argType, type: { name: plain, required } }
  }
  const name = type.name === 'other' ? type.value : ''
  const isMissing = value === undefined || value === null
  const alias = aliases[name]
  if (isMissing && alias) return { ...argType, type: { name: alias, required } }
  if (isMissing || !isJson(value)) return { ...argType, control: noControl }
  return name === 'unknown' ? { ...argType, table: { ...table, type: { summary: summaryOf(value) } } } : argType
}

/** Elements, functions and refs are not, wherever they are in the value. */
function isJson(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function'
  return !('$$typeof' in value) && !('current' in value) && Object.values(value).every(isJson)
}

/** The type of a value as the documentation shows it: `string[]`, `{ label, href }[]`, `{ label }`. */
function summaryOf(value: unknown): string {
  if (Array.isArray(value)) return value.length > 0 ? `${summaryOf(value[0])}[]` : '[]'
  return typeof value === 'object' && value !== null ? `{ ${Object.keys(value).join(', ')} }` : typeof value
}
