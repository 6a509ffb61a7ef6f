import { fieldsOf } from '#domain/product/read.ts'
import { routes } from '#site/routes.ts'

interface Place {
  pathname: string
  search: string
  hash: string
  state: unknown
}

const { signIn, signUp, forgotPassword } = routes
const accountPaths: readonly string[] = [signIn, signUp, forgotPassword].flatMap((route) => route.paths)

/**
 * History state for the links to sign-in and sign-up: where the shopper is now, to return to. On the account screens
 * themselves it is where they came from.
 */
export function entryStateOf({ pathname, search, hash, state }: Place): { from: string } | undefined {
  if (!accountPaths.includes(pathname)) return { from: pathname + search + hash }
  const { from } = fieldsOf(state)
  return typeof from === 'string' ? { from } : undefined
}
