import type { NewUser, UserRecord, UserResult, UsersRequest } from '#contract/users.ts'
import { fieldsOf, textOf } from '#domain/product/read.ts'
import { withTimeout } from './withTimeout.ts'

/** The /users calls. None rejects: a failed call returns the reason. */
export interface UserClient {
  /** The user with this address; the token must be theirs. */
  getUser: (email: string) => Promise<UserResult>
  createUser: (data: NewUser) => Promise<UserResult>
  /** Whether no user has this address; undefined where the service does not say. */
  isEmailAvailable: (email: string) => Promise<boolean | undefined>
  /** Unsupported: empty, without a request. */
  searchUsers: (text: string) => Promise<readonly UserRecord[]>
  /** Unsupported: empty, without a request. */
  getUserById: (userId: string) => Promise<UserRecord | undefined>
  /** Unsupported: empty, without a request. */
  exportUsers: () => Promise<readonly UserRecord[]>
}

export interface UserClientOptions {
  /** Address of the API without the last slash: 'https://…/dev'. */
  base: string
  /** The signed-in shopper's token; undefined when nobody is signed in, which the server rejects. */
  token: () => Promise<string | undefined>
  fetch?: typeof fetch | undefined
}

const fetchFailed = 'Failed to fetch user'

/** A client of the user service. */
export function createUserClient({ base, token, fetch: request = fetch }: UserClientOptions): UserClient {
  async function send(body: UsersRequest, failure: string) {
    const sessionToken = await token()
    const call = async (signal: AbortSignal) => {
      const response = await request(`${base}/users`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(sessionToken ? { Authorization: `Bearer ${sessionToken}` } : {}),
        },
        body: JSON.stringify(body),
        signal,
      })
      return { ok: response.ok, status: response.status, fields: fieldsOf(await response.json()) }
    }
    return withTimeout(call, failure, undefined)
  }

  async function post(body: UsersRequest, failure: string): Promise<UserResult> {
    try {
      const { ok, status, fields } = await send(body, failure)
      if (!ok) return { success: false, error: textOf(fields['error']) || failure, status }
      return userIn(fields) ?? { success: false, error: failure }
    } catch (error) {
      // An answer that is not JSON is a SyntaxError.
      const isUnreached = !(error instanceof SyntaxError)
      return { success: false, error: (error instanceof Error && error.message) || failure, isUnreached }
    }
  }

  return {
    getUser: (email) => post({ action: 'GET_USER', email }, fetchFailed),
    createUser: (data) => post({ action: 'CREATE_USER', email: data.email, data }, 'Failed to create user'),
    async isEmailAvailable(email) {
      const answer = await send({ action: 'GET_USER', email }, fetchFailed).catch(() => undefined)
      return answer?.status === 404 ? true : answer?.ok ? false : undefined
    },
    searchUsers: () => Promise.resolve([]),
    getUserById: () => Promise.resolve(undefined),
    exportUsers: () => Promise.resolve([]),
  }
}

/** The user is in `data`, or at the top level of the response. */
function userIn(response: Readonly<Record<string, unknown>>): UserResult | undefined {
  const { data = response } = response
  const user = fieldsOf(data)
  const optional = ['phoneNumber', 'address'].flatMap((name) =>
    textOf(user[name]) ? [[name, textOf(user[name])]] : [],
  )
  const [userId, email] = [textOf(user['userId']), textOf(user['email'])]
  if (!userId || !email) return undefined
  return {
    success: true,
    data: {
      userId,
      email,
      name: textOf(user['name']),
      tenantId: textOf(user['tenantId']),
      createdAt: textOf(user['createdAt']),
      updatedAt: textOf(user['updatedAt']),
      ...Object.fromEntries(optional),
    },
  }
}
