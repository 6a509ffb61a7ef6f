import { categories, isKnownCategory } from '#domain/category.ts'
import { formatRupees } from '#domain/money.ts'
import { statedAvailability } from '#domain/product/availability.ts'
import { normaliseProduct, rupeesOf } from '#domain/product/normaliseProduct.ts'
import { textOf, type RecordFields } from '#domain/product/read.ts'
import type { FileError } from './fileContent.ts'

/**
 * What the shop would make up, not list or still sell where an import leaves a field as `record` has it; `changed` are the
 * fields it writes. Nothing is wrong with such a product, and an export of it can be imported again.
 */
export function valueWarnings(record: RecordFields, changed: readonly string[], place: string): FileError[] {
  const { price, originalPrice, category, availability, stockCount } = normaliseProduct(record)
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
    // A pre-order has nothing in stock. A count that the shop makes up is not 0.
    availability === 'in-stock' &&
      stockCount === 0 && {
        place,
        column: 'stockCount',
        message: `it is 0, but the product stays on sale, because ${precedence(record)}`,
      },
  ]
  return warnings.filter((warning) => warning !== false).filter(({ column }) => changed.includes(column))
}

/** The field that counts for more than `stockCount` (handbook, Rules: product data), and what to write in it. */
function precedence(record: RecordFields): string {
  return statedAvailability(textOf(record['availability'])) === 'in-stock'
    ? 'availability counts for more and says in stock. Write out-of-stock there.'
    : 'inStock counts for more and says true. Write false there.'
}

const names = categories.map(({ name }) => name).join(', ')
