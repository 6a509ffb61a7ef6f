import { fieldsOf, type RecordFields } from '#domain/product/read.ts'
import { z } from 'zod'
import { facetFields, facetsError } from './facets.ts'
import type { Parsed } from './filter/parseFilter.ts'
import { quoted } from './filter/invalidFilter.ts'
import { recordsError } from './recordLimits.ts'

// Custom checks, not z.record: its copy drops a '__proto__' key, and a filter without its key matches everything.
const object = z.custom<RecordFields>((value) => fieldsOf(value) === value, 'must be an object')
const targetCollection = z.literal('products')

const oneOrMany = 'must be an object or a list of objects'

const readRequest = z.object({
  action: z.literal('READ'),
  targetCollection,
  filter: object.optional(),
  /** Counts values instead of returning products. */
  facets: z.array(z.enum(facetFields)).readonly().optional(),
})

const createRequest = z.object({
  action: z.literal('CREATE'),
  targetCollection,
  data: z.union([object, z.array(object).min(1, oneOrMany)], oneOrMany),
  addToBackOffice: z.boolean('must be true or false').optional(),
})

const updateRequest = z.object({ action: z.literal('UPDATE'), targetCollection, data: object, filter: object })

const deleteRequest = z.object({ action: z.literal('DELETE'), targetCollection, filter: object })

/** The body of POST /dev/store (handbook, Rules: store calls and errors). */
const storeRequest = z.discriminatedUnion('action', [readRequest, createRequest, updateRequest, deleteRequest])

export type StoreRequest = z.infer<typeof storeRequest>
export type StoreAction = StoreRequest['action']

/**
 * A successful response; `total` is the number of matches, or of records written. A search that finds nothing may come
 * with others that do.
 */
export const storeAnswer = z.object({
  data: z.array(z.unknown()),
  message: z.string(),
  total: z.number().int().min(0),
  alternatives: z
    .array(z.object({ search: z.string().min(1), without: z.string(), total: z.number().int().min(1) }))
    .optional(),
})

export type StoreAnswer = z.infer<typeof storeAnswer>

/** Every error response: a short name, and a message for the client. */
export const storeError = z.object({ error: z.string().min(1), message: z.string().min(1) })

export type StoreFailure = z.infer<typeof storeError>

const actions = ['CREATE', 'READ', 'UPDATE', 'DELETE'] as const satisfies StoreAction[]

/** Allowed keys beside `action` and `targetCollection`. A typo such as 'fliter' must not read everything. */
const fieldsBeside: Readonly<Record<StoreAction, readonly string[]>> = {
  READ: ['filter', 'facets'],
  CREATE: ['data', 'addToBackOffice'],
  UPDATE: ['data', 'filter'],
  DELETE: ['filter'],
}

/** Validates a parsed JSON body; the error names the invalid field. */
export function parseStoreRequest(body: unknown): Parsed<StoreRequest> {
  const { action: sent, targetCollection: target, ...rest } = fieldsOf(body)
  const action = actions.find((each) => each === sent)
  if (!action) return refusal(`Unknown action${named(sent)}. Known are ${actions.join(', ')}.`)
  if (target !== 'products') return refusal(`Unknown targetCollection${named(target)}. Known is products.`)
  const stray = Object.keys(rest).find((name) => !fieldsBeside[action].includes(name))
  if (stray !== undefined) {
    return refusal(`Unknown field ${quoted(stray)}. ${action} takes ${fieldsBeside[action].join(' and ')}.`)
  }
  const error = 'facets' in rest ? facetsError(rest.facets) : undefined
  if (error) return refusal(error)
  const result = storeRequest.safeParse(body)
  if (result.success) {
    const tooMuch = 'data' in result.data ? recordsError(result.data.data) : undefined
    return tooMuch === undefined ? { ok: true, value: result.data } : refusal(tooMuch)
  }
  const issue = result.error.issues[0]
  return refusal(`Field ${quoted(issue?.path.join('.') ?? '')} ${issue?.message ?? 'is wrong'}.`)
}

function refusal(message: string): Parsed<StoreRequest> {
  return { ok: false, message }
}

function named(value: unknown): string {
  return typeof value === 'string' ? ` ${quoted(value)}` : ''
}
