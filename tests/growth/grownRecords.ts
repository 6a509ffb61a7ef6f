import { categories } from '#domain/category.ts'
import { stableNumber } from '#domain/stableNumber.ts'
import { piecesByCategory } from '#server/catalogue/catalogue.ts'
import { recordOf, type CatalogueRecord } from '#server/catalogue/record.ts'

const pieces = categories.flatMap((category) => piecesByCategory[category.slug].map((piece) => ({ category, piece })))

/** A word that one product in ten thousand has, and no piece of the demo catalogue. */
export const rareWord = 'moonrise'

/**
 * A shop grown large: records with the words, values and proportions of the demo pieces, put together anew. The same
 * count gives the same records.
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
  const { category, piece } = pick('piece', pieces)
  const [other, third] = [pick('other', pieces).piece, pick('third', pieces).piece]
  const code = `${piece.code.slice(0, 2)}-${String(index + 1).padStart(6, '0')}`
  const name = `${pick('colour', other.color)} ${piece.weave} ${third.pattern}`
  return {
    ...recordOf(
      {
        ...piece,
        code,
        name: index % 10_000 === 77 ? `${name} ${rareWord}` : name,
        description: `${piece.shortDescription} ${other.description} ${third.shortDescription}`,
        color: other.color,
        occasion: third.occasion,
        work: other.work,
        tags: [...new Set([...piece.tags, ...third.tags])],
        price: stableNumber(`price ${index}`, 899, 48_999),
        stockCount: stableNumber(`stock ${index}`, 0, 40),
        reviewCount: stableNumber(`reviews ${index}`, 0, 400),
        rating: stableNumber(`rating ${index}`, 30, 50) / 10,
      },
      category,
    ),
    // One in fifty stands in the window; the rest follow by their reviews.
    sortOrder: index % 50 === 0 ? stableNumber(`place ${index}`, 1, 90) : 999,
  }
}
