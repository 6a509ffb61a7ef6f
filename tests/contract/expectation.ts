import type { Product } from '#domain/product/product.ts'
import { columnsOf } from '#domain/product/columns.ts'
import { slugOf } from '#domain/slug.ts'
import { comesFirst, searchMatcher } from './searchModel.ts'

/** A filter as it goes over the wire. */
export type WireFilter = Readonly<Record<string, unknown>>

const controls = new Set(['sortBy', 'sortOrder', 'limit', 'skip', 'fields', 'search'])

/** Every store is sent the same filters: what they must answer is computed for the first of them only. */
function oncePerFilter<Asked extends readonly unknown[], Answer>(
  compute: (products: readonly Product[], ...asked: Asked) => Answer,
): typeof compute {
  const answers = new WeakMap<readonly Product[], Map<string, Answer>>()
  return (products, ...asked) => {
    const known = answers.get(products) ?? new Map<string, Answer>()
    answers.set(products, known)
    const key = JSON.stringify(asked)
    const answer = known.get(key) ?? compute(products, ...asked)
    known.set(key, answer)
    return answer
  }
}

/**
 * What a store must answer, found by walking over all products with the filter as it was sent: written without the
 * parser, the condition and the columns that the stores share, so that a mistake in those cannot hide.
 */
export const expectedOf = oncePerFilter(walk)

function walk(products: readonly Product[], filter: WireFilter): { keys: string[]; total: number } {
  const conditions = Object.fromEntries(Object.entries(filter).filter(([name]) => !controls.has(name)))
  const isSought = searchMatcher(products, filter['search'])
  const found = products
    .filter((product) => meets(product, conditions) && isSought(product))
    .toSorted(byOrder(filter['sortBy'], filter['sortOrder']))
  const isFirst = filter['sortBy'] ? () => false : comesFirst(products, filter['search'])
  const ranked = [...found.filter(isFirst), ...found.filter((product) => !isFirst(product))]
  const skip = Number(filter['skip'] ?? 0)
  const page = ranked.slice(skip, skip + Number(filter['limit'] ?? 1000))
  return { keys: page.map(({ key }) => key), total: found.length }
}

/** What a store must answer to a query for facets, counted product by product. */
export const expectedFacets = oncePerFilter(count)

function count(
  products: readonly Product[],
  filter: WireFilter,
  fields: readonly string[],
): { field: string; values: { value: string; count: number }[] }[] {
  const keys = new Set(expectedOf(products, { ...filter, limit: products.length }).keys)
  const scope = products.filter(({ key }) => keys.has(key))
  return fields.map((field) => {
    const spellings = scope.flatMap((product) => spelledIn(product, field)).filter((value) => value !== '')
    const counts = [...new Set(spellings.map((value) => value.toLowerCase()))].map((lower) => {
      const same = spellings.filter((value) => value.toLowerCase() === lower)
      const times = (spelling: string) => same.filter((value) => value === spelling).length
      const [value = ''] = same.toSorted((one, other) => times(other) - times(one) || byValue(one, other))
      return { value, count: same.length }
    })
    return {
      field,
      values: counts.toSorted((one, other) => other.count - one.count || byValue(one.value, other.value)),
    }
  })
}

function spelledIn(product: Product, field: string): readonly string[] {
  if (field === 'category') return [product.category.slug]
  if (field === 'fabric') return fabricsIn(product)
  if (field === 'colorFamily' || field === 'mainColor') return derivedIn(product, field)
  return [product[field as 'brand' | 'color']].flat() // a field of the whitelist: a text or a list of them
}

function meets(product: Product, conditions: WireFilter): boolean {
  return Object.entries(conditions).every(([name, test]) => {
    if (name === '$and') return listIn(test).every((each) => meets(product, each))
    if (name === '$or') return listIn(test).some((each) => meets(product, each))
    const tests = typeof test === 'object' ? filterIn(test) : { $eq: test }
    return Object.entries(tests).every(([operator, value]) => passes(product, name, operator, value))
  })
}

function passes(product: Product, name: string, operator: string, value: unknown): boolean {
  const has = valuesOf(product, name)
  const sought = (each: unknown) =>
    isSlug(name) ? slugOf(String(each)) : isList(name) ? String(each).toLowerCase() : each
  if (operator === '$options') return true
  if (operator === '$regex') {
    const text = String(value)
      .replace(/\\([\\^$.*+?()[\]{}|/-])/g, '$1')
      .toLowerCase()
    return has.some((each) => String(each).toLowerCase().includes(text))
  }
  const isAmong = (each: unknown) => has.some((one) => one === sought(each))
  if (operator === '$in') return valuesIn(value).some(isAmong)
  if (operator === '$ne') return !isAmong(value)
  if (operator === '$eq') return isAmong(value)
  const order = byValue(has[0], value)
  return { $gt: order > 0, $gte: order >= 0, $lt: order < 0, $lte: order <= 0 }[operator] ?? false
}

function isSlug(name: string): boolean {
  return name.startsWith('category')
}

function isList(name: string): boolean {
  return ['fabric', 'color', 'colorFamily', 'mainColor', 'occasion', 'work', 'tags'].includes(name)
}

function valuesOf(product: Product, name: string): readonly (string | number | boolean)[] {
  if (isSlug(name)) return [product.category.slug]
  if (name === 'launched') return [product.launchDate || product.createdAt]
  if (name === 'code') return [product.productCode.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')]
  if (name === 'fabric') return fabricsIn(product).map((each) => each.toLowerCase())
  if (name === 'colorFamily' || name === 'mainColor') return derivedIn(product, name).map((each) => each.toLowerCase())
  const value = product[name as 'price' | 'name' | 'inStock' | 'color'] // any field of the whitelist: one value or a list
  return Array.isArray(value) ? value.map((each: string) => each.toLowerCase()) : [value as string]
}

function fabricsIn({ fabric }: Product): readonly string[] {
  return fabric.split(',').flatMap((each) => each.trim() || [])
}

function derivedIn(product: Product, column: 'colorFamily' | 'mainColor'): readonly string[] {
  return columnsOf(product).lists[column]
}

/** By the bytes of UTF-8, which is what a database's plain collation does. */
function byValue(one: unknown, other: unknown): number {
  if (typeof one === 'string') return Buffer.compare(Buffer.from(one), Buffer.from(String(other)))
  return Number(one) - Number(other)
}

function byOrder(sortBy: unknown, sortOrder: unknown) {
  return (one: Product, other: Product): number => {
    const byKey = byValue(one.key, other.key)
    if (sortBy === undefined) return one.sortOrder - other.sortOrder || other.reviewCount - one.reviewCount || byKey
    const direction = (sortOrder ?? (sortBy === 'rating' || sortBy === 'newest' ? 'desc' : 'asc')) === 'desc' ? -1 : 1
    const [left, right] = [sortValue(one, sortBy), sortValue(other, sortBy)]
    const blanksLast = Number(left === '') - Number(right === '')
    return blanksLast || direction * byValue(left, right) || byKey
  }
}

function sortValue(product: Product, sortBy: unknown): string | number {
  if (sortBy === 'name') return product.name.toLowerCase()
  if (sortBy === 'newest') return product.launchDate || product.createdAt
  return sortBy === 'price' ? product.price : product.rating
}

// The loop is asked well-formed filters alone: what stands where in them is known.
function filterIn(value: unknown): WireFilter {
  return value as WireFilter // see above
}

function listIn(value: unknown): WireFilter[] {
  return value as WireFilter[] // see above
}

function valuesIn(value: unknown): unknown[] {
  return value as unknown[] // see above
}
