import * as fc from 'fast-check'
import { filterFields } from '#contract/filter/fields.ts'
import { columnsOf, type ColumnKind } from '#domain/product/columns.ts'
import { normaliseProduct } from '#domain/product/normaliseProduct.ts'
import type { WireFilter } from './expectation.ts'
import { records } from './records.ts'

const products = records.map(normaliseProduct)
// Object.keys forgets the names it was given.
const names = Object.keys(filterFields) as (keyof typeof filterFields)[]

/** What the products really have in a field, so that a random filter finds something. */
function seenIn(name: string): readonly unknown[] {
  const values = products.flatMap((product) => {
    if (name.startsWith('category')) return [product.category.slug, product.category.name]
    if (name === 'code') return [columnsOf(product).code]
    if (name === 'colorFamily' || name === 'mainColor') return columnsOf(product).lists[name]
    if (name === 'launched') return [product.launchDate || product.createdAt]
    return [product[name as 'name']].flat()
  })
  return [...new Set(values)]
}

const odd: Readonly<Record<ColumnKind, fc.Arbitrary<unknown>>> = {
  text: fc.string({ unit: 'grapheme', maxLength: 8 }),
  word: fc.string({ unit: 'grapheme', maxLength: 8 }),
  slug: fc.string({ maxLength: 8 }),
  list: fc.constantFrom('RED', 'gold', 'silk', '', '%', "'"),
  number: fc.oneof(fc.integer({ min: -10, max: 50_000 }), fc.double({ noNaN: true, noDefaultInfinity: true })),
  flag: fc.boolean(),
}

function pieceOf(text: string): fc.Arbitrary<string> {
  return fc.tuple(fc.nat(text.length), fc.nat(6)).map(([from, length]) => wellFormed(text.slice(from, from + length)))
}

/** Cutting may have gone through an emoji. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '').replaceAll('\0', '')
}

function testOf(name: keyof typeof filterFields): fc.Arbitrary<unknown> {
  const { kind } = filterFields[name]
  const value = fc.oneof(
    { arbitrary: fc.constantFrom(...seenIn(name)), weight: 5 },
    { arbitrary: odd[kind].map(tidied), weight: 1 },
  )
  const equalities = [
    value,
    fc.record({ $eq: value }),
    fc.record({ $ne: value }),
    fc.record({ $in: fc.array(value, { maxLength: 4 }) }),
  ]
  const comparison = fc.constantFrom('$gt', '$gte', '$lt', '$lte')
  const ordering = fc.oneof(
    fc.tuple(comparison, value).map(([operator, each]) => ({ [operator]: each })),
    fc.record({ $gte: value, $lt: value }),
  )
  const searched = fc
    .constantFrom(...seenIn(name).map(String))
    .chain(pieceOf)
    .chain((text) =>
      fc.constantFrom(
        { $regex: text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&') },
        { $regex: text.replaceAll('\\', ''), $options: 'i' },
      ),
    )
  if (kind === 'flag') return fc.oneof(...equalities)
  if (kind === 'number' || kind === 'word') return fc.oneof(...equalities, ordering, ordering)
  return kind === 'text'
    ? fc.oneof(...equalities, ordering, searched, searched)
    : fc.oneof(...equalities, searched, searched)
}

function tidied(value: unknown): unknown {
  return typeof value === 'string' ? wellFormed(value) : value
}

const condition: fc.Arbitrary<WireFilter> = fc.letrec<{ node: WireFilter; leaf: WireFilter }>((tie) => ({
  leaf: fc.constantFrom(...names).chain((name) => testOf(name).map((test) => ({ [name]: test }))),
  node: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    tie('leaf'),
    fc.record({ $or: fc.array(tie('node'), { minLength: 1, maxLength: 4 }) }),
    fc.record({ $and: fc.array(tie('node'), { minLength: 1, maxLength: 2 }) }),
    fc.tuple(tie('leaf'), tie('leaf')).map(([one, other]) => ({ ...one, ...other })),
  ),
})).node

const words = [
  ...new Set(
    products.flatMap(({ name, description, tags }) => `${name} ${description} ${tags.join(' ')}`.split(/\s+/)),
  ),
]

const search = fc.array(fc.constantFrom(...words).chain(pieceOf), { maxLength: 3 }).map((pieces) => pieces.join(' '))

const controls = fc.record(
  {
    sortBy: fc.constantFrom('price', 'rating', 'name', 'newest'),
    sortOrder: fc.constantFrom('asc', 'desc'),
    limit: fc.integer({ min: 0, max: 60 }),
    skip: fc.integer({ min: 0, max: 20 }),
    search,
  },
  { requiredKeys: [] },
)

/** Filters as clients send them: any field and operator, nested, sorted, paged and searched. */
export const randomFilter: fc.Arbitrary<WireFilter> = fc
  .tuple(fc.option(condition, { nil: {} }), controls)
  // At the top `sortOrder` is the direction; the column of that name is asked inside $and.
  .map(([asked, controlled]) => ({ ...('sortOrder' in asked ? { $and: [asked] } : asked), ...controlled }))
