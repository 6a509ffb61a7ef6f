import { isDeepStrictEqual } from 'node:util'
import { textOf, type RecordFields } from '#domain/product/read.ts'
import { idFields, keyOf, normaliseProduct } from '#domain/product/normaliseProduct.ts'
import { picturesPath } from '#domain/product/pictureAddress.ts'
import { existingProducts, type Existing } from './existing.ts'
import type { FileContent, FileError, FileProduct } from './fileContent.ts'
import { columnErrors } from './columnErrors.ts'
import type { NewPicture } from './pictureWarnings.ts'
import { valueErrors } from './valueErrors.ts'
import { valueWarnings } from './valueWarnings.ts'

/** A change to one product: only the fields that differ; null where a field is emptied. */
export interface Update {
  key: string
  before: RecordFields
  patch: RecordFields
}

/** What an import would do. */
export interface ImportPlan {
  create: readonly RecordFields[]
  update: readonly Update[]
  unchanged: number
  /** Keys of the products of the shop that the file does not have. */
  missing: readonly string[]
  /** If there are any, nothing may be written. */
  errors: readonly FileError[]
  /** What the shop would make up for a product, not list, or sell without any in stock. */
  warnings: readonly FileError[]
  /** Pictures of the shop's own folder that a product does not have yet. */
  pictures: readonly NewPicture[]
}

interface PlanOptions {
  /** Whether fields may be named that neither the shop nor any of its products knows. */
  newColumns: boolean
}

/** Compares the products of a file with those of the shop. */
export function planImport(
  { products, errors, columns }: FileContent,
  records: readonly RecordFields[],
  { newColumns }: PlanOptions,
): ImportPlan {
  const existing = existingProducts(records)
  const rows = products.map((product) => planRow(product, existing, columns))
  const update = rows.flatMap((row) => row.update ?? [])
  const kept = new Set(rows.flatMap(({ key }) => key || []))
  return {
    create: rows.map((row) => row.create).filter((record) => record !== undefined),
    update: update.filter(({ patch }) => Object.keys(patch).length > 0),
    unchanged: update.filter(({ patch }) => Object.keys(patch).length === 0).length,
    missing: existing.keys.filter((key) => !kept.has(key)),
    errors: [
      ...(newColumns ? [] : columnErrors(columns, existing)),
      ...errors,
      ...rows.flatMap((row) => row.errors),
      ...repeatErrors(rows),
      ...sharedIdErrors(rows, existing),
    ],
    warnings: rows.flatMap(({ warnings = [] }) => warnings),
    pictures: rows.flatMap(newPictures),
  }
}

interface PlannedRow {
  product: FileProduct
  key: string
  create?: RecordFields
  update?: Update
  errors: readonly FileError[]
  warnings?: readonly FileError[]
}

function planRow(product: FileProduct, existing: Existing, columns: readonly string[]): PlannedRow {
  const { fields, place } = product
  const before = existing.meantBy(fields)
  if (before) {
    const [key, patch] = [keyOf(before), patchOf(fields, before)]
    return {
      product,
      key,
      update: { key, before, patch },
      errors: [...fixedErrors(patch, place), ...valueErrors(patch, place)],
      warnings: valueWarnings({ ...before, ...patch }, Object.keys(patch), place),
    }
  }
  const key = keyOf(fields)
  const message = 'it is empty, and so are _id and id. Give each product a key of its own, such as ps-31.'
  if (!key) return { product, key, errors: [{ place, column: 'entityId', message }] }
  // Without names (a price list, say) a file is about existing products: an unknown key would create a nameless one.
  if (!columns.includes('name'))
    return { product, key, errors: [{ place, column: 'entityId', message: unknownKey(key) }] }
  const create = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null))
  const warnings = valueWarnings(create, ['price', 'originalPrice', 'category', 'stockCount'], place)
  return { product, key, create, errors: valueErrors(create, place), warnings }
}

function newPictures({ product: { place }, create, update }: PlannedRow): NewPicture[] {
  const had = update ? picturesOf(update.before) : []
  const has = update ? picturesOf({ ...update.before, ...update.patch }) : picturesOf(create ?? {})
  return has.filter((url) => url.startsWith(picturesPath) && !had.includes(url)).map((url) => ({ place, url }))
}

function picturesOf(record: RecordFields): string[] {
  return normaliseProduct(record).images.map(({ url }) => url)
}

function unknownKey(key: string): string {
  return `the shop has no product '${key}'. Correct it; a file with new products needs a column 'name'.`
}

/** The fields that differ. A missing field, undefined and null are equal. */
function patchOf(fields: RecordFields, before: RecordFields): RecordFields {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([field, value]) => {
        // The shop sets updatedAt itself; an empty id or creation date keeps the existing one.
        if (field === 'updatedAt' || (isGiven(field) && (value ?? '') === '')) return false
        return !isDeepStrictEqual(value ?? null, (Object.hasOwn(before, field) ? before[field] : null) ?? null)
      })
      .map(([field, value]) => [field, value ?? null]),
  )
}

const given: readonly string[] = [...idFields, 'createdAt', 'addToBackOffice']

/** Whether this field keeps its existing value when the file leaves it empty. */
function isGiven(field: string): boolean {
  return given.includes(field)
}

/** Errors for changes to fields of an existing product that no import may change. */
function fixedErrors(patch: RecordFields, place: string): FileError[] {
  return [...idFields, 'addToBackOffice']
    .filter((field) => field in patch)
    .map((column) => {
      const reason =
        column === 'addToBackOffice'
          ? 'It is settled when a product is made.'
          : 'Carts and links find the product by it.'
      return {
        place,
        column,
        message: `it differs from the shop's, and cannot be changed. ${reason} Copy it from an export.`,
      }
    })
}

function repeatErrors(rows: readonly PlannedRow[]): FileError[] {
  const first = new Map<string, string>()
  return rows.flatMap(({ key, product: { place } }) => {
    const earlier = key === '' ? undefined : first.get(key)
    if (earlier === undefined) first.set(key, place)
    const message = `'${key}' stands in ${earlier} already. Keep one of the two.`
    return earlier === undefined ? [] : [{ place, column: 'entityId', message }]
  })
}

/** Errors for new products with another's id, in the shop or the file: a key changed by mistake, or a copied row. */
function sharedIdErrors(rows: readonly PlannedRow[], existing: Existing): FileError[] {
  const places = new Map<string, string>()
  return rows.flatMap(({ create, product: { place } }) => {
    if (!create) return []
    return idFields.flatMap((column) => {
      const id = textOf(create[column])
      if (id === '') return []
      // Links to a product may have any of its ids.
      const other = idFields.map((field) => existing.meantBy({ [field]: id })).find((each) => each !== undefined)
      const field = other && [column, ...idFields].find((each) => textOf(other[each]) === id)
      const earlier = places.get(`${column} ${id}`)
      places.set(`${column} ${id}`, place)
      if (other) {
        const isKey = column === 'entityId'
        const otherwise = isKey ? 'give a new product a key of its own' : 'empty this cell for a new product'
        const advice = `Write '${keyOf(other)}' as its entityId, or ${otherwise}.`
        return [{ place, column, message: `it is the ${field} of '${keyOf(other)}'. ${advice}` }]
      }
      // A key twice is an error of its own.
      if (earlier === undefined || column === 'entityId') return []
      return [{ place, column, message: `'${id}' stands in ${earlier} already. Empty this cell for a new product.` }]
    })
  })
}
