import { categories } from '#domain/category.ts'
import { stableNumber } from '#domain/stableNumber.ts'
import { demoProductsByCategory } from '#demo/catalogue/catalogue.ts'
import { recordOf, type CatalogueRecord } from '#demo/catalogue/record.ts'

const products = categories.flatMap((category) =>
  demoProductsByCategory[category.slug].map((product) => ({ category, product })),
)

/** A word of one product in ten thousand, and of none in the demo catalogue. */
export const rareWord = 'moonrise'

/**
 * A large catalogue: records that recombine the words, values and proportions of the demo products. The same count gives
 * the same records.
 */
export function* grownRecords(count: number): Generator<CatalogueRecord> {
  for (let index = 0; index < count; index++) yield grownRecord(index)
}

function grownRecord(index: number): CatalogueRecord {
  const pick = <Item>(what: string, items: readonly Item[]): Item => {
    const item = items[stableNumber(`${what} ${index}`, 0, items.length - 1)]
    if (item === undefined) throw new RangeError('Nothing to pick from')
    return item
  }
  const { category, product } = pick('piece', products)
  const [other, third] = [pick('other', products).product, pick('third', products).product]
  const code = `${product.code.slice(0, 2)}-${String(index + 1).padStart(6, '0')}`
  const name = `${pick('colour', other.color)} ${product.weave} ${third.pattern}`
  return {
    ...recordOf(
      {
        ...product,
        code,
        name: index % 10_000 === 77 ? `${name} ${rareWord}` : name,
        description: `${product.shortDescription} ${other.description} ${third.shortDescription}`,
        color: other.color,
        occasion: third.occasion,
        work: other.work,
        tags: [...new Set([...product.tags, ...third.tags])],
        price: stableNumber(`price ${index}`, 899, 48_999),
        stockCount: stableNumber(`stock ${index}`, 0, 40),
        reviewCount: stableNumber(`reviews ${index}`, 0, 400),
        rating: stableNumber(`rating ${index}`, 30, 50) / 10,
      },
      category,
    ),
    // One in fifty is featured first; the rest follow by their reviews.
    sortOrder: index % 50 === 0 ? stableNumber(`place ${index}`, 1, 90) : 999,
  }
}
