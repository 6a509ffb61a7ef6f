import { vi } from 'vitest'
import type { UserPool } from '#server/identity/userPool.ts'
import { endpoint, poolIds } from './openPool.ts'

/** Amplify's entries in the storage of a tab. */
class Storage {
  readonly values = new Map<string, string>()
  setItem = (key: string, value: string) => Promise.resolve(void this.values.set(key, value))
  getItem = (key: string) => Promise.resolve(this.values.get(key) ?? null)
  removeItem = (key: string) => Promise.resolve(void this.values.delete(key))
  clear = () => Promise.resolve(this.values.clear())
}

interface AmplifyOptions {
  address?: string
  storage?: Storage
}

/** A request as it came to the pool, and its answer. */
export interface WireCall {
  action: string
  body: unknown
  answer: unknown
}

/** Everything that has come to a pool since it was connected. */
export const wire: WireCall[] = []

/** Routes requests for the endpoint to this pool, with this client address. */
export function connect(pool: Pick<UserPool, 'fetch'>, address = '192.0.2.1'): void {
  wire.length = 0
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init)
    if (!request.url.startsWith(endpoint)) throw new TypeError(`No network for ${request.url}`)
    const body: unknown = await request.clone().json()
    const response = await pool.fetch(request, { address })
    const action = request.headers.get('x-amz-target')?.split('.')[1] ?? ''
    wire.push({ action, body, answer: await response.clone().json() })
    return response
  })
}

/** Real Amplify, in a browser of its own: nobody is signed in there yet. */
export async function openAmplify(
  pool: Pick<UserPool, 'fetch'>,
  { address, storage = new Storage() }: AmplifyOptions = {},
) {
  connect(pool, address)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { Amplify } = await import('aws-amplify')
  const auth = await import('aws-amplify/auth')
  const { cognitoUserPoolsTokenProvider } = await import('aws-amplify/auth/cognito')
  const { userPoolId, clientId: userPoolClientId } = poolIds
  Amplify.configure({ Auth: { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint: endpoint } } })
  cognitoUserPoolsTokenProvider.setKeyValueStorage(storage)
  // Amplify replaces its binding of this one while it runs.
  return { ...auth, autoSignIn: () => auth.autoSignIn(), storage }
}

export type RealAmplify = Awaited<ReturnType<typeof openAmplify>>
