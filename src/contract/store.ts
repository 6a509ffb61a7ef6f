import { fieldsOf, type RecordFields } from '#domain/product/read.ts'
import { z } from 'zod'
import { facetFields, facetsTrouble } from './facets.ts'
import type { Parsed } from './filter/parseFilter.ts'
import { quoted } from './filter/refused.ts'

// Custom checks, not z.record: a copy would lose a '__proto__' key, and a filter that lost its key matches everything.
const object = z.custom<RecordFields>((value) => fieldsOf(value) === value, 'must be an object')
const targetCollection = z.literal('products')

const oneOrMany = 'must be an object or a list of objects'

const readRequest = z.object({
  action: z.literal('READ'),
  targetCollection,
  filter: object.optional(),
  /** Counts values instead of answering products. */
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

/** The body of POST /dev/store (spec.md §7). */
export const storeRequest = z.discriminatedUnion('action', [readRequest, createRequest, updateRequest, deleteRequest])

export type StoreRequest = z.infer<typeof storeRequest>
export type StoreAction = StoreRequest['action']

/** What the store answers; `total` counts the matches of the whole question, or the records touched. */
export const storeAnswer = z.object({ data: z.array(z.unknown()), message: z.string(), total: z.number().int().min(0) })

export type StoreAnswer = z.infer<typeof storeAnswer>

/** What every refusal and failure answers: a short name, and a sentence for whoever asked. */
export const storeError = z.object({ error: z.string().min(1), message: z.string().min(1) })

export type StoreFailure = z.infer<typeof storeError>

const actions = ['CREATE', 'READ', 'UPDATE', 'DELETE'] as const satisfies StoreAction[]

/** What a body may hold beside `action` and `targetCollection`. A slip such as 'fliter' must not read everything. */
const fieldsBeside: Readonly<Record<StoreAction, readonly string[]>> = {
  READ: ['filter', 'facets'],
  CREATE: ['data', 'addToBackOffice'],
  UPDATE: ['data', 'filter'],
  DELETE: ['filter'],
}

/** Reads a request body that has already been parsed as JSON; a refusal names the field that is wrong. */
export function parseStoreRequest(body: unknown): Parsed<StoreRequest> {
  const { action: sent, targetCollection: target, ...rest } = fieldsOf(body)
  const action = actions.find((each) => each === sent)
  if (!action) return refusal(`Unknown action${named(sent)}. Known are ${actions.join(', ')}.`)
  if (target !== 'products') return refusal(`Unknown targetCollection${named(target)}. Known is products.`)
  const stray = Object.keys(rest).find((name) => !fieldsBeside[action].includes(name))
  if (stray !== undefined) {
    return refusal(`Unknown field ${quoted(stray)}. ${action} takes ${fieldsBeside[action].join(' and ')}.`)
  }
  const trouble = 'facets' in rest ? facetsTrouble(rest.facets) : undefined
  if (trouble) return refusal(trouble)
  const result = storeRequest.safeParse(body)
  if (result.success) return { ok: true, value: result.data }
  const issue = result.error.issues[0]
  return refusal(`Field ${quoted(issue?.path.join('.') ?? '')} ${issue?.message ?? 'is wrong'}.`)
}

function refusal(message: string): Parsed<StoreRequest> {
  return { ok: false, message }
}

function named(value: unknown): string {
  return typeof value === 'string' ? ` ${quoted(value)}` : ''
}
