import { useQuery, useQueryClient, type Query } from '@tanstack/react-query'
import type { IdentityClient } from '#identity/client.ts'
import { useIdentity } from '#identity/identity.ts'
import { afterPress } from '#ui/afterPress.ts'
import { failureOf } from '../auth/failureOf.ts'

/** Prefix of the key of every account query. */
export const accountKey = ['account'] as const

/** What one failure of the network has kept from loading is requested again with one press. */
const failed = { queryKey: accountKey, predicate: ({ state }: Query) => state.status === 'error' }

/** One part of the account's data in the identity service, and the state of its section. */
export function useAccountQuery<Data>(what: string, email: string, read: (client: IdentityClient) => Promise<Data>) {
  const { client } = useIdentity()
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: [...accountKey, email, what],
    queryFn: async () => {
      try {
        return await read(await client())
      } catch (cause) {
        throw new Error(failureOf(cause).message, { cause })
      } finally {
        // What a section shows pushes those below it down.
        await new Promise<void>(afterPress)
      }
    },
    // The client itself has made three attempts.
    retry: false,
    staleTime: 0,
    // A failed refetch would unmount an open form, or the secret of an authenticator app.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const state = error
    ? { error: error.message, onRetry: () => void queries.refetchQueries(failed) }
    : data === undefined
      ? ('loading' as const)
      : ('ready' as const)
  return { data, state, refetch }
}
