import type { IdentityClient } from '#identity/client.ts'
import { useIdentity } from '#identity/identity.ts'
import { notify } from '#ui/Toast/notify.ts'
import { refusalOf } from '../auth/failureOf.ts'

/** Changes something of the account, fetches `query` again and says `done`; resolves with why it was refused, if it was. */
export function useAccountChange() {
  const { client } = useIdentity()
  return (
    query: { refetch: () => Promise<unknown> },
    call: (identity: IdentityClient) => Promise<unknown>,
    done: string,
  ) =>
    refusalOf(async () => {
      await call(await client())
      await query.refetch()
      notify(done)
    })
}
