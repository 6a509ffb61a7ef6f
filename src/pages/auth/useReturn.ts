import { useLocation } from 'react-router-dom'
import { returnPathOf } from '#domain/account/returnPath.ts'
import { fieldsOf, textOf } from '#domain/product/read.ts'
import { paths } from '#site/paths.ts'

/** Where the shopper came from, and the email address from another account screen, both in the history state. */
export function useReturn() {
  const { state } = useLocation()
  const from = returnPathOf(state)
  const linkState = from ? { from } : undefined
  return {
    /** Where to go on once signed in. */
    target: from ?? paths.home,
    /** For links to other account screens. */
    linkState,
    email: textOf(fieldsOf(state)['email']),
  }
}
