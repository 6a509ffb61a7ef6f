import { fieldsOf } from '#domain/product/read.ts'
import { z } from 'zod'
import type { Parsed } from './filter/parseFilter.ts'
import { quoted } from './filter/refused.ts'

const text = (most: number) =>
  z.string('must be a text').trim().min(1, 'must not be empty').max(most, `is longer than ${most} characters`)

/** An address two people cannot share, whatever its capitals. */
const email = text(254)
  .toLowerCase()
  .regex(/^[^\s@]+@[^\s@]+$/, 'must be an e-mail address')

/** A user as the server keeps it (spec.md §3). */
export const userRecord = z.strictObject({
  userId: text(100),
  email,
  /** First and last name, joined by a space. */
  name: text(200),
  phoneNumber: z.string('must be a text').trim().max(40, 'is longer than 40 characters').optional(),
  address: z.string('must be a text').trim().max(1000, 'is longer than 1000 characters').optional(),
  tenantId: text(100),
  /** ISO 8601; the server's time where the client gave none. */
  createdAt: text(40),
  updatedAt: text(40),
})

export type UserRecord = z.infer<typeof userRecord>

/** What a client sends to be kept: the tenant is a name among programs, and short. */
const newUser = userRecord
  .partial({ createdAt: true, updatedAt: true })
  .extend({ tenantId: text(64).regex(/^[A-Za-z0-9_-]+$/, 'takes letters, digits, - and _ alone') })

export type NewUser = z.infer<typeof newUser>

const getRequest = z.strictObject({ action: z.literal('GET_USER'), email })

const createRequest = z.strictObject({ action: z.literal('CREATE_USER'), email, data: newUser })

/** Declared by spec.md §7, where no call is seen: the server refuses it in so many words. */
const updateRequest = z.strictObject({ action: z.literal('UPDATE_USER'), email, data: newUser.partial() })

/** The body of POST /dev/users (spec.md §7). */
export const usersRequest = z.discriminatedUnion('action', [getRequest, createRequest, updateRequest])

export type UsersRequest = z.infer<typeof usersRequest>
export type UsersAction = UsersRequest['action']

/** What /dev/users answers when it has done what was asked. */
export const usersAnswer = z.strictObject({ success: z.literal(true), data: userRecord })

/** Every refusal and failure of /dev/users (spec.md §8). */
export const usersFailure = z.strictObject({ success: z.literal(false), error: z.string().min(1) })

export type UsersAnswer = z.infer<typeof usersAnswer>
export type UsersFailure = z.infer<typeof usersFailure>

const actions = ['GET_USER', 'CREATE_USER', 'UPDATE_USER'] as const satisfies UsersAction[]

/** Reads a request body that has already been parsed as JSON; a refusal names the field that is wrong. */
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
  const trouble = issue?.code === 'invalid_type' && issue.expected === 'object' ? 'must be an object' : issue?.message
  return `Field ${quoted(issue?.path.join('.') ?? '')} ${trouble ?? 'is wrong'}.`
}
