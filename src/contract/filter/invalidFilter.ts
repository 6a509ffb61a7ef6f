import { isObject } from '#domain/product/read.ts'
import { filterLimits } from './limits.ts'

/** Aborts the parsing of a filter at any depth; never leaves this folder. The message is for the filter's author. */
export class InvalidFilter extends Error {}

/** A name from a request, quoted for an error message and cut after 60 characters. */
export function quoted(name: string): string {
  return `'${name.length > 60 ? `${name.slice(0, 60)}…` : name}'`
}

/** What a JSON value is, in words. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  // Any other type is treated as an object.
  return { string: 'a text', number: 'a number', boolean: 'true or false' }[typeof value as string] ?? 'an object'
}

/** The fields of a JSON object. Throws `InvalidFilter` for anything else; `name` is for the message. */
export function objectOf(value: unknown, name: string): Readonly<Record<string, unknown>> {
  if (!isObject(value)) throw new InvalidFilter(`${name} must be an object, not ${kindOf(value)}.`)
  if (Object.keys(value).length > filterLimits.names)
    throw new InvalidFilter(`${name} has more than ${filterLimits.names} names.`)
  return value
}
