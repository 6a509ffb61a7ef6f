import { parseUsersRequest, type NewUser, type UserRecord, type UsersAnswer } from '#contract/users.ts'
import type { BeginWrite } from './answerTime.ts'
import { jsonBody, type BodyReader } from './jsonBody.ts'
import { badRequest, gaveUp, type Refusal } from './refusal.ts'
import type { TokenHolder } from './tokens.ts'
import { DuplicateUser, type Users } from './users.ts'

interface UserService {
  users: Users
  now: () => Date
  beginWrite: BeginWrite
}

/** The answer to a missing or wrong token. */
export const unknownToken: Refusal = {
  status: 401,
  error: 'Unauthorized',
  message: 'Unauthorized: the token in the Authorization header is missing or no longer valid.',
}

/** Answers one POST /dev/users (spec.md §7 and §8) from someone whose token holds. */
export async function answerUsers(
  body: BodyReader,
  holder: TokenHolder,
  { users, now, beginWrite }: UserService,
): Promise<UsersAnswer | Refusal> {
  const read = await jsonBody(body)
  if ('status' in read) return read
  const request = parseUsersRequest(read.json)
  if (!request.ok) return badRequest(request.message)
  const { action, email } = request.value
  // Before any look at the store: the answer must not depend on whether the other person has an account.
  if (email !== holder.email.trim().toLowerCase()) return notYours
  switch (action) {
    case 'GET_USER': {
      const data = await users.find(email)
      return data ? { success: true, data } : { status: 404, error: 'Not found', message: 'User not found' }
    }
    case 'CREATE_USER':
      return beginWrite() ? createUser(users, request.value.data, now()) : gaveUp
    case 'UPDATE_USER':
      return { status: 501, error: 'Not offered', message: 'UPDATE_USER is not offered by this shop.' }
  }
}

async function createUser(users: Users, data: NewUser, now: Date): Promise<UsersAnswer | Refusal> {
  const time = now.toISOString()
  const user: UserRecord = { ...data, createdAt: data.createdAt ?? time, updatedAt: data.updatedAt ?? time }
  try {
    await users.create(user)
    return { success: true, data: user }
  } catch (error) {
    if (!(error instanceof DuplicateUser)) throw error
    return { status: 409, error: 'Conflict', message: `Failed to create user: ${error.message}` }
  }
}

const notYours: Refusal = {
  status: 403,
  error: 'Forbidden',
  message: 'Forbidden: the token belongs to another e-mail address.',
}
