import { useQuery } from '@tanstack/react-query'
import type { IdentityClient } from '#identity/client.ts'
import { useIdentity } from '#identity/identity.ts'
import { failureOf } from '../auth/failureOf.ts'

/** Begins the key of every query of the account. */
export const accountKey = ['account'] as const

/** One thing the identity service knows of the account, and how its section stands. */
export function useAccountQuery<Data>(what: string, email: string, read: (client: IdentityClient) => Promise<Data>) {
  const { client } = useIdentity()
  const { data, error, refetch } = useQuery({
    queryKey: [...accountKey, email, what],
    queryFn: async () => read(await client()),
    // The client has tried three times itself.
    retry: false,
    staleTime: 0,
    // A form that is open, or the secret of an authenticator app, would go with an answer that fails.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const state = error
    ? { error: failureOf(error).message, onRetry: () => void refetch() }
    : data === undefined
      ? ('loading' as const)
      : ('ready' as const)
  return { data, state, refetch }
}
