import { isObject } from '#domain/product/read.ts'

/** Stops the reading of a filter from any depth; never leaves this folder. The message is for whoever wrote the filter. */
export class InvalidFilter extends Error {}

/** A name out of a request as an answer may repeat it: quoted, and never longer than a line. */
export function quoted(name: string): string {
  return `'${name.length > 60 ? `${name.slice(0, 60)}…` : name}'`
}

/** What a JSON value is, in words. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  // Any other word of typeof finds nothing, and is an object here.
  return { string: 'a text', number: 'a number', boolean: 'true or false' }[typeof value as string] ?? 'an object'
}

/** The fields of a JSON object; what is none is refused under the name it came by. */
export function objectOf(value: unknown, name: string): Readonly<Record<string, unknown>> {
  if (isObject(value)) return value
  throw new InvalidFilter(`${name} must be an object, not ${kindOf(value)}.`)
}
