import { parseUsersRequest, type NewUser, type UserRecord, type UsersAnswer } from '#contract/users.ts'
import type { BeginWrite } from './requestTimeout.ts'
import { jsonBody, type BodyReader } from './jsonBody.ts'
import { badRequest, timedOut, type ApiError } from './apiError.ts'
import type { TokenHolder } from './tokens.ts'
import { DuplicateUser, type Users } from './users.ts'

interface UserService {
  users: Users
  now: () => Date
  beginWrite: BeginWrite
  /** Delays and rate-limits a client without a token that asks whether an account exists; false above the limit. */
  mayAsk: () => Promise<boolean>
}

/** The error for a missing or invalid token. */
export const unknownToken: ApiError = {
  status: 401,
  error: 'Unauthorized',
  message: 'Unauthorized: the token in the Authorization header is missing or no longer valid.',
}

/** The error when a token cannot be verified because its issuer is unavailable. */
export const uncheckedToken: ApiError = {
  status: 503,
  error: 'Unavailable',
  message: 'The token could not be checked. Please try again.',
}

/** Handles a POST /dev/users (handbook, Rules: store calls and errors). */
export async function answerUsers(
  body: BodyReader,
  holder: TokenHolder | undefined,
  { users, now, beginWrite, mayAsk }: UserService,
): Promise<UsersAnswer | ApiError> {
  const read = await jsonBody(body)
  if ('status' in read) return read
  const request = parseUsersRequest(read.json)
  if (!request.ok) return badRequest(request.message)
  const { action, email } = request.value
  if (!holder) {
    if (action !== 'GET_USER') return unknownToken
    const [isAllowed, user] = await Promise.all([mayAsk(), users.find(email)])
    if (!isAllowed) return tooManyRequests
    return user ? { success: true } : notFound
  }
  // Checked before reading: the response must not reveal whether another person has an account.
  if (email !== holder.email.trim().toLowerCase()) return notYours
  switch (action) {
    case 'GET_USER': {
      const data = await users.find(email)
      return data ? { success: true, data } : notFound
    }
    case 'CREATE_USER':
      return beginWrite() ? createUser(users, request.value.data, now()) : timedOut
    case 'UPDATE_USER':
      return { status: 501, error: 'Not offered', message: 'UPDATE_USER is not offered by this shop.' }
  }
}

async function createUser(users: Users, data: NewUser, now: Date): Promise<UsersAnswer | ApiError> {
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

const notFound: ApiError = { status: 404, error: 'Not found', message: 'User not found' }

const tooManyRequests: ApiError = {
  status: 429,
  error: 'Too many requests',
  message: 'Too many requests. Please try again later.',
}

const notYours: ApiError = {
  status: 403,
  error: 'Forbidden',
  message: 'Forbidden: the token belongs to another e-mail address.',
}
