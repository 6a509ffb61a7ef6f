import { isUnconditional } from '#contract/filter/condition.ts'
import { parseFilter, parseTarget } from '#contract/filter/parseFilter.ts'
import type { RecordField } from '#contract/filter/recordFields.ts'
import type { StoreAnswer, StoreRequest } from '#contract/store.ts'
import { textOf, type RecordFields } from '#domain/product/read.ts'
import { DuplicateProduct, type Catalogue } from './catalogue.ts'
import { badRequest, type Refusal } from './refusal.ts'

type RequestOf<Action> = Extract<StoreRequest, { action: Action }>

const idFields = ['entityId', '_id', 'id'] as const

/** Answers a READ (spec.md §7): the page of the question, and how many products match it in all. */
export async function readProducts(catalogue: Catalogue, request: RequestOf<'READ'>): Promise<StoreAnswer | Refusal> {
  const query = parseFilter(request.filter ?? {})
  if (!query.ok) return badRequest(query.message)
  const { records, total } = await catalogue.read(query.value)
  const { fields } = query.value
  return {
    data: fields ? records.map((record) => projected(record, fields)) : [...records],
    message: `Found ${counted(total)}.`,
    total,
  }
}

/** Answers a CREATE: every record with the id it can be found by, and the days it was made and changed. */
export async function createProducts(
  catalogue: Catalogue,
  request: RequestOf<'CREATE'>,
  now: Date,
): Promise<StoreAnswer | Refusal> {
  const records = [request.data].flat().map((record) => completed(record, now))
  try {
    const data = await catalogue.create(records, request.addToBackOffice)
    return { data: [...data], message: `Created ${counted(data.length)}.`, total: data.length }
  } catch (error) {
    if (error instanceof DuplicateProduct) return { status: 409, error: 'Conflict', message: error.message }
    throw error
  }
}

/** Answers an UPDATE: lays the data over every product the filter matches. */
export async function updateProducts(
  catalogue: Catalogue,
  request: RequestOf<'UPDATE'>,
  now: Date,
): Promise<StoreAnswer | Refusal> {
  const target = targetOf(request)
  if ('status' in target) return target
  const id = idFields.find((field) => field in request.data)
  if (id) return badRequest(`An UPDATE cannot change '${id}': carts and links find the product by it.`)
  const total = await catalogue.update(target.condition, { updatedAt: now.toISOString(), ...request.data })
  return { data: [], message: `Updated ${counted(total)}.`, total }
}

/** Answers a DELETE. */
export async function deleteProducts(
  catalogue: Catalogue,
  request: RequestOf<'DELETE'>,
): Promise<StoreAnswer | Refusal> {
  const target = targetOf(request)
  if ('status' in target) return target
  const total = await catalogue.remove(target.condition)
  return { data: [], message: `Deleted ${counted(total)}.`, total }
}

function targetOf({ action, filter }: RequestOf<'UPDATE'> | RequestOf<'DELETE'>) {
  const parsed = parseTarget(filter)
  if (!parsed.ok) return badRequest(parsed.message)
  if (isUnconditional(parsed.value)) {
    return badRequest(`${action} needs a filter that leaves something out: this one would touch every product.`)
  }
  return { condition: parsed.value }
}

function completed(record: RecordFields, now: Date): RecordFields {
  const time = now.toISOString()
  return {
    ...record,
    ...(idFields.some((field) => textOf(record[field])) ? {} : { entityId: crypto.randomUUID() }),
    ...(textOf(record['createdAt']) ? {} : { createdAt: time }),
    ...(textOf(record['updatedAt']) ? {} : { updatedAt: time }),
  }
}

function projected(record: RecordFields, fields: readonly RecordField[]): RecordFields {
  const kept = new Set<string>([...idFields, ...fields])
  return Object.fromEntries(Object.entries(record).filter(([field]) => kept.has(field)))
}

function counted(products: number): string {
  return products === 1 ? '1 product' : `${products} products`
}
