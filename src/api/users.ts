import type { NewUser, UserRecord, UsersRequest } from '#contract/users.ts'
import { fieldsOf, textOf } from '#domain/product/read.ts'

/** What the user service answers (spec.md §8): the user, or the sentence of a refusal. */
export type UserAnswer = { success: true; data: UserRecord } | { success: false; error: string }

/** The /users calls of spec.md §7. None rejects: a call that fails answers why. */
export interface UserClient {
  /** The user with this address; the token must be theirs. */
  getUser: (email: string) => Promise<UserAnswer>
  createUser: (data: NewUser) => Promise<UserAnswer>
  /** Unsupported (spec.md §7): nobody is found, and nothing is asked. */
  searchUsers: (text: string) => Promise<readonly UserRecord[]>
  /** Unsupported (spec.md §7): nobody is found, and nothing is asked. */
  getUserById: (userId: string) => Promise<UserRecord | undefined>
  /** Unsupported (spec.md §7): nothing is exported, and nothing is asked. */
  exportUsers: () => Promise<readonly UserRecord[]>
}

export interface UserClientOptions {
  /** Address of the API without the last slash: 'https://…/dev'. */
  base: string
  /** The signed-in shopper's token; undefined for a stranger, whom the server turns away. */
  token: () => Promise<string | undefined>
  fetch?: typeof fetch | undefined
}

/** A client of the user service. */
export function createUserClient({ base, token, fetch: ask = fetch }: UserClientOptions): UserClient {
  async function post(body: UsersRequest, failure: string): Promise<UserAnswer> {
    try {
      const carried = await token()
      const response = await ask(`${base}/users`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(carried ? { Authorization: `Bearer ${carried}` } : {}) },
        body: JSON.stringify(body),
      })
      const answer = fieldsOf(await response.json())
      if (!response.ok) return { success: false, error: textOf(answer['error']) || failure }
      return userIn(answer) ?? { success: false, error: failure }
    } catch (error) {
      return { success: false, error: (error instanceof Error && error.message) || failure }
    }
  }

  return {
    getUser: (email) => post({ action: 'GET_USER', email }, 'Failed to fetch user'),
    createUser: (data) => post({ action: 'CREATE_USER', email: data.email, data }, 'Failed to create user'),
    searchUsers: () => Promise.resolve([]),
    getUserById: () => Promise.resolve(undefined),
    exportUsers: () => Promise.resolve([]),
  }
}

/** The user stands in `data`, or at the top of the answer (spec.md §7). */
function userIn(answer: Readonly<Record<string, unknown>>): UserAnswer | undefined {
  const { data = answer } = answer
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
