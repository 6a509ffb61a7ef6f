import { fieldsOf } from '#domain/product/read.ts'
import { paths } from '#features/shared/paths.ts'

interface Place {
  pathname: string
  search: string
  hash: string
  state: unknown
}

const accountPaths: readonly string[] = [paths.signIn, '/sign-in', paths.signUp, '/sign-up', paths.forgotPassword]

/**
 * History state for the links to sign-in and sign-up: where the shopper is now, to return to. On the account screens
 * themselves it is where they came from.
 */
export function entryStateOf({ pathname, search, hash, state }: Place): { from: string } | undefined {
  if (!accountPaths.includes(pathname)) return { from: pathname + search + hash }
  const { from } = fieldsOf(state)
  return typeof from === 'string' ? { from } : undefined
}
