import { categories, isKnownCategory } from '#domain/category.ts'
import { formatRupees } from '#domain/money.ts'
import { normaliseProduct, rupeesOf } from '#domain/product/normaliseProduct.ts'
import type { RecordFields } from '#domain/product/read.ts'
import type { FileError } from './fileContent.ts'

/**
 * What the shop would make up or not list where an import leaves a field as `record` has it; `changed` are the fields it
 * writes. Nothing is wrong with such a product, and an export of it can be imported again.
 */
export function valueWarnings(record: RecordFields, changed: readonly string[], place: string): FileError[] {
  const { price, originalPrice, category } = normaliseProduct(record)
  const named = category.name ? `'${category.name}'` : 'it'
  const warnings: (Required<FileError> | false)[] = [
    rupeesOf(record['price']) === undefined && {
      place,
      column: 'price',
      message: `without one the shop asks ${formatRupees(price)}. Write a price.`,
    },
    rupeesOf(record['originalPrice']) === undefined && {
      place,
      column: 'originalPrice',
      message: `without one the shop shows a reduction from ${formatRupees(originalPrice)}. Write ${price} if there is none.`,
    },
    !isKnownCategory(category.slug) && {
      place,
      column: 'category',
      message: `${named} is none of the shop's collections, so none lists the product. Write one of ${names}.`,
    },
  ]
  return warnings.filter((warning) => warning !== false).filter(({ column }) => changed.includes(column))
}

const names = categories.map(({ name }) => name).join(', ')
