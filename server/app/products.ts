import { maxFacetValues, type FacetField, type FieldFacet } from '#contract/facets.ts'
import { isUnconditional } from '#contract/filter/condition.ts'
import { parseFilter, parseScope, parseTarget } from '#contract/filter/parseFilter.ts'
import type { RecordField } from '#contract/filter/recordFields.ts'
import type { StoreAnswer, StoreRequest } from '#contract/store.ts'
import { idFields } from '#domain/product/normaliseProduct.ts'
import { textOf, type RecordFields } from '#domain/product/read.ts'
import { DuplicateProduct, RecordTooLong, type Catalogue, type CatalogueReads } from './catalogue.ts'
import { badRequest, type ApiError } from './apiError.ts'
import { alternativeSearches, readQueryPage, searchedCondition } from './search.ts'

type RequestOf<Action> = Extract<StoreRequest, { action: Action }>

/** Handles READ: one page of products, and the total number of matches. */
export async function readProducts(
  catalogue: CatalogueReads,
  request: RequestOf<'READ'>,
): Promise<StoreAnswer | ApiError> {
  if (request.facets) return countFacets(catalogue, request.filter ?? {}, request.facets)
  const query = parseFilter(request.filter ?? {})
  if (!query.ok) return badRequest(query.message)
  const { records, total } = await readQueryPage(catalogue, query.value)
  const { fields } = query.value
  return {
    data: fields ? records.map((record) => projected(record, fields)) : [...records],
    message: `Found ${productsIn(total)}.`,
    total,
    ...(total === 0 ? await alternativeSearches(catalogue, query.value) : {}),
  }
}

/** Handles READ with `facets`: the values of each field among the matching products, most frequent first. */
async function countFacets(
  catalogue: CatalogueReads,
  filter: RecordFields,
  fields: readonly FacetField[],
): Promise<StoreAnswer | ApiError> {
  const scope = parseScope(filter)
  if (!scope.ok) return badRequest(scope.message)
  const condition = await searchedCondition(catalogue, scope.value)
  const counted = await catalogue.facets(condition, fields)
  const { total } = await catalogue.read({ condition, order: [], limit: 0, skip: 0 })
  const data = fields.map((field): FieldFacet => {
    const values = counted.find(({ column }) => column === field)?.values ?? []
    // Products without a value are not a facet.
    return { field, values: values.filter(({ value }) => value !== '').slice(0, maxFacetValues) }
  })
  return { data, message: `Found ${productsIn(total)}.`, total }
}

/** Handles CREATE: every record gets an id and its creation and update dates. */
export async function createProducts(
  catalogue: Catalogue,
  request: RequestOf<'CREATE'>,
  now: Date,
): Promise<StoreAnswer | ApiError> {
  const records = [request.data].flat().map((record) => completed(record, now))
  try {
    const data = await catalogue.create(records, request.addToBackOffice)
    return { data: [...data], message: `Created ${productsIn(data.length)}.`, total: data.length }
  } catch (error) {
    if (error instanceof DuplicateProduct) return { status: 409, error: 'Conflict', message: error.message }
    throw error
  }
}

const fixedFields = [...idFields, 'addToBackOffice'] as const

/** Handles UPDATE: merges the data into every matching product. */
export async function updateProducts(
  catalogue: Catalogue,
  request: RequestOf<'UPDATE'>,
  now: Date,
): Promise<StoreAnswer | ApiError> {
  const target = targetOf(request)
  if ('status' in target) return target
  const fixed = fixedFields.find((field) => field in request.data)
  if (fixed) {
    const isMark = fixed === 'addToBackOffice'
    const reason = isMark ? 'it is settled when a product is made.' : 'carts and links find the product by it.'
    return badRequest(`An UPDATE cannot change '${fixed}': ${reason}`)
  }
  try {
    const total = await catalogue.update(target.condition, { updatedAt: now.toISOString(), ...request.data })
    return { data: [], message: `Updated ${productsIn(total)}.`, total }
  } catch (error) {
    if (error instanceof RecordTooLong) return badRequest(error.message)
    throw error
  }
}

/** Handles DELETE. */
export async function deleteProducts(
  catalogue: Catalogue,
  request: RequestOf<'DELETE'>,
): Promise<StoreAnswer | ApiError> {
  const target = targetOf(request)
  if ('status' in target) return target
  const total = await catalogue.remove(target.condition)
  return { data: [], message: `Deleted ${productsIn(total)}.`, total }
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

function productsIn(products: number): string {
  return products === 1 ? '1 product' : `${products} products`
}
