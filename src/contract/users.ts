import { emailShape, maxEmailLength } from '#domain/emailAddress.ts'
import { fieldsOf } from '#domain/product/read.ts'
import { z } from 'zod'
import type { Parsed } from './filter/parseFilter.ts'
import { quoted } from './filter/invalidFilter.ts'

const text = (maxLength: number) =>
  z.string('must be a text').trim().min(1, 'must not be empty').max(maxLength, `is longer than ${maxLength} characters`)

/** A unique email address, compared case-insensitively. */
const email = text(maxEmailLength).toLowerCase().regex(emailShape, 'must be an e-mail address')

/** A stored user. */
export const userRecord = z.strictObject({
  userId: text(100),
  email,
  /** First and last name, joined by a space. */
  name: text(200),
  phoneNumber: z.string('must be a text').trim().max(40, 'is longer than 40 characters').optional(),
  address: z.string('must be a text').trim().max(1000, 'is longer than 1000 characters').optional(),
  tenantId: text(100),
  /** ISO 8601; the server's time by default. */
  createdAt: text(40),
  updatedAt: text(40),
})

export type UserRecord = z.infer<typeof userRecord>

/** ISO 8601: '2026-11-28T10:00:00.000Z'. */
const date = z.iso.datetime({ offset: true, error: 'must be a date such as 2026-11-28T10:00:00Z' })

/** A new user as sent by a client; `tenantId` is a short technical name. */
const newUser = userRecord.extend({
  createdAt: date.optional(),
  updatedAt: date.optional(),
  tenantId: text(64).regex(/^[A-Za-z0-9_-]+$/, 'takes letters, digits, - and _ alone'),
})

export type NewUser = z.infer<typeof newUser>

const getRequest = z.strictObject({ action: z.literal('GET_USER'), email })

const createRequest = z.strictObject({ action: z.literal('CREATE_USER'), email, data: newUser })

/** Part of the contract although no client sends it: the server answers that it is not supported. */
const updateRequest = z.strictObject({ action: z.literal('UPDATE_USER'), email, data: newUser.partial() })

/** The body of POST /dev/users. */
const usersRequest = z.discriminatedUnion('action', [getRequest, createRequest, updateRequest])

export type UsersRequest = z.infer<typeof usersRequest>
type UsersAction = UsersRequest['action']

/**
 * A successful response of /dev/users. Without a token, GET_USER reveals only that the address has an account, and no
 * data of it.
 */
export const usersAnswer = z.strictObject({ success: z.literal(true), data: userRecord.optional() })

/** Every error response of /dev/users (handbook, Rules: store calls and errors). */
export const usersFailure = z.strictObject({ success: z.literal(false), error: z.string().min(1) })

export type UsersAnswer = z.infer<typeof usersAnswer>
export type UsersFailure = z.infer<typeof usersFailure>

const actions = ['GET_USER', 'CREATE_USER', 'UPDATE_USER'] as const satisfies UsersAction[]

/** Validates a parsed JSON body; the error names the invalid field. */
export function parseUsersRequest(body: unknown): Parsed<UsersRequest> {
  const sent = fieldsOf(body)['action']
  if (!actions.some((each) => each === sent)) {
    const named = typeof sent === 'string' ? ` ${quoted(sent)}` : ''
    return { ok: false, message: `Unknown action${named}. Known are ${actions.join(', ')}.` }
  }
  const result = usersRequest.safeParse(body)
  if (!result.success) return { ok: false, message: sentenceOf(result.error.issues[0]) }
  const { data: request } = result
  if (request.action === 'CREATE_USER' && request.data.email !== request.email) {
    return { ok: false, message: "Field 'data.email' must be the same as 'email'." }
  }
  return { ok: true, value: request }
}

function sentenceOf(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'unrecognized_keys') {
    const name = [...issue.path, issue.keys[0] ?? ''].join('.')
    return `Unknown field ${quoted(name)}.`
  }
  const validationError =
    issue?.code === 'invalid_type' && issue.expected === 'object' ? 'must be an object' : issue?.message
  return `Field ${quoted(issue?.path.join('.') ?? '')} ${validationError ?? 'is wrong'}.`
}

/**
 * The result of a call of the user service (handbook, Rules: store calls and errors): the user, or an error message,
 * with the status of a refusal: 404 for no such user. `isUnreached` if no answer came, or not in time.
 */
export type UserResult =
  | { success: true; data: UserRecord }
  | { success: false; error: string; status?: number; isUnreached?: boolean }
