import type { CategorySlug } from '#domain/category.ts'
import { availabilityLabels } from '#domain/product/availability.ts'
import type { Product } from '#domain/product/product.ts'
import { marks } from '#site/productNotes.ts'

/** A term and what a record says of it. */
export type Row = readonly [term: string, words: string]

const suites: CategorySlug = 'unstitched-salwar-suites'

/** What a suite is cut from. */
const lengths = ['Top', 'Bottom', 'Dupatta'] as const

/** Lines of the record that have a place of their own here, or go by another name. */
const placed = [
  'fabric',
  'work',
  'work type',
  'color',
  'colour',
  'occasion',
  'category',
  'availability',
  'length',
  'saree length',
  'blouse',
  'blouse piece',
  'width',
  'weight',
  'weave',
  'care',
  'wash care',
  'marks',
  'country of origin',
]

/** What every piece is asked (spec.md §2, product detail), only where its record answers. */
export function commonRows(product: Product): Row[] {
  return filled([
    ['Fabric', product.fabric],
    ['Work type', product.work.join(', ')],
    ['Color', product.color.join(', ')],
    ['Occasion', product.occasion.join(', ')],
    ['Category', product.category.name],
    ['Availability', availabilityLabels[product.availability]],
  ])
}

/**
 * What is asked of cloth: measures, weave and whatever else the record says, nothing twice. A suite is three lengths, so
 * it has neither one length nor a blouse piece.
 */
export function clothRows(product: Product): Row[] {
  const { category, dimensions } = product
  const isSuite = category.slug === suites
  const measures: Row[] = isSuite
    ? lengths.map((term) => [term, lineOf(product, term.toLowerCase())])
    : [
        ['Length', metres(dimensions.length)],
        ['Blouse piece', blouse(product)],
      ]
  const told = [...placed, ...measures.map(([term]) => term.toLowerCase())]
  return filled([
    ...measures,
    ['Width', metres(dimensions.width)],
    ['Weight', product.weight.replace(/^(\d+)g$/, '$1 g')],
    ['Weave', lineOf(product, 'weave')],
    ...Object.entries(product.specifications).filter(([name]) => !told.includes(name.toLowerCase())),
    ['Marks', otherMarks(product).join(', ')],
    ['Wash care', product.washCare || product.care],
    ['Country of origin', lineOf(product, 'country of origin')],
  ])
}

/** The marks a record says its piece carries, in the order they are told of. */
export function marksOf(product: Product) {
  const said = saidMarks(product).map((mark) => mark.toLowerCase())
  return marks.filter(({ name }) => said.includes(name.toLowerCase()))
}

function otherMarks(product: Product): string[] {
  const known: string[] = marks.map(({ name }) => name.toLowerCase())
  return saidMarks(product).filter((mark) => !known.includes(mark.toLowerCase()))
}

function saidMarks(product: Product): string[] {
  return lineOf(product, 'marks')
    .split(',')
    .map((mark) => mark.trim())
}

/** What the record says under a term, whatever its capitals. */
function lineOf({ specifications }: Product, term: string): string {
  return Object.entries(specifications).find(([name]) => name.toLowerCase() === term)?.[1] ?? ''
}

function blouse({ blousePiece, dimensions }: Product): string {
  if (!blousePiece) return 'None'
  return dimensions.blouse > 0 ? `Included, ${metres(dimensions.blouse)}` : 'Included'
}

/** '5.5 m'; nothing for nothing. */
function metres(length: number): string {
  return length > 0 ? `${length} m` : ''
}

function filled(rows: readonly Row[]): Row[] {
  return rows.filter(([, words]) => words !== '')
}
