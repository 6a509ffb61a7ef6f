import { fieldsOf } from '../product/read.ts'

/**
 * Where a shopper goes on after sign-in: the path in the state of the history entry, if it is one of this shop.
 * Anything that a browser could take for another origin is ignored: `//host`, `/\host`, an address with a scheme.
 */
export function returnPathOf(state: unknown): string | undefined {
  const from = fieldsOf(state)['from']
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from)) return undefined
  // Browsers drop tabs and line breaks: '/\t/host' would become '//host'.
  return /[\p{Cc}\\]/u.test(from) ? undefined : from
}
