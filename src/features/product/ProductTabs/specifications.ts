import { availabilityLabels } from '#domain/product/availability.ts'
import { kindOf } from '#domain/product/kind.ts'
import type { Product } from '#domain/product/product.ts'
import { marks } from '#site/productNotes.ts'

/** A term and its value. */
export type Row = readonly [term: string, value: string]

/** The fabrics of a salwar suite. */
const suiteParts = ['Top', 'Bottom', 'Dupatta'] as const

/** Specifications of the record that have a row of their own below. */
const knownTerms = [
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

/** Rows for every product, without empty values. */
export function generalRows(product: Product): Row[] {
  return withoutEmpty([
    ['Fabric', product.fabric],
    ['Work type', product.work.join(', ')],
    ['Color', product.color.join(', ')],
    ['Occasion', product.occasion.join(', ')],
    ['Category', product.category.name],
    ['Availability', availabilityLabels[product.availability]],
  ])
}

/**
 * Rows about the textile: measures, weave and all remaining specifications, without duplicates. A suite has three fabrics,
 * and so neither a single length nor a blouse piece.
 */
export function textileRows(product: Product): Row[] {
  const { dimensions } = product
  const isSuite = kindOf(product) === 'suite'
  const measures: Row[] = isSuite
    ? suiteParts.map((term) => [term, specificationOf(product, term.toLowerCase())])
    : [
        ['Length', metres(dimensions.length)],
        ['Blouse piece', blouse(product)],
      ]
  const usedTerms = [...knownTerms, ...measures.map(([term]) => term.toLowerCase())]
  return withoutEmpty([
    ...measures,
    ['Width', metres(dimensions.width)],
    ['Weight', product.weight],
    ['Weave', specificationOf(product, 'weave')],
    ...Object.entries(product.specifications).filter(([name]) => !usedTerms.includes(name.toLowerCase())),
    ['Marks', otherMarks(product).join(', ')],
    ['Wash care', product.washCare || product.care],
    ['Country of origin', specificationOf(product, 'country of origin')],
  ])
}

/** The certification marks of a product, in display order. */
export function marksOf(product: Product) {
  const names = recordMarks(product).map((mark) => mark.toLowerCase())
  return marks.filter(({ name }) => names.includes(name.toLowerCase()))
}

function otherMarks(product: Product): string[] {
  const known: string[] = marks.map(({ name }) => name.toLowerCase())
  return recordMarks(product).filter((mark) => !known.includes(mark.toLowerCase()))
}

function recordMarks(product: Product): string[] {
  return specificationOf(product, 'marks')
    .split(',')
    .map((mark) => mark.trim())
}

/** The specification with this name, ignoring case. */
function specificationOf({ specifications }: Product, term: string): string {
  return Object.entries(specifications).find(([name]) => name.toLowerCase() === term)?.[1] ?? ''
}

function blouse({ blousePiece, dimensions }: Product): string {
  if (!blousePiece) return blousePiece === undefined ? '' : 'None'
  return dimensions.blouse > 0 ? `Included, ${metres(dimensions.blouse)}` : 'Included'
}

/** '5.5 m'; '' for 0. */
function metres(length: number): string {
  return length > 0 ? `${length} m` : ''
}

function withoutEmpty(rows: readonly Row[]): Row[] {
  return rows.filter(([, value]) => value !== '')
}
