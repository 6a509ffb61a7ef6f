import type { IdentityClient } from '#identity/client.ts'
import { useIdentity } from '#identity/identity.ts'
import { notify } from '#ui/Toast/notify.ts'
import { failureFrom } from '../auth/failureOf.ts'

/**
 * Changes data of the account, refetches `query` and shows the toast `done`; resolves with the failure, if any. A call
 * that resolves to false was cancelled: nothing has changed.
 */
export function useAccountChange() {
  const { client } = useIdentity()
  return (
    query: { refetch: () => Promise<unknown> },
    call: (identity: IdentityClient) => Promise<unknown>,
    done: string,
  ) =>
    failureFrom(async () => {
      if ((await call(await client())) === false) return
      await query.refetch()
      notify(done)
    })
}
