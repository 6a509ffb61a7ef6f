import { spellingsOf } from '#domain/search/families.ts'
import type { Product } from '#domain/product/product.ts'

/**
 * Whether a product answers a search, found product by product and letter by letter: written without the words, the
 * terms and the slips that the stores share. Only the list of spellings is the shop's own.
 */
export function seeker(products: readonly Product[], search: unknown): (product: Product) => boolean {
  if (typeof search !== 'string' || search.trim() === '') return () => true
  const typed = splitWords(search)
  const vocabulary = vocabularyOf(products)
  const meanings = typed.map((word) => new Set([...vocabulary].filter(wordsMeantBy(word, vocabulary))))
  return (product) => {
    const has = wordsOf(product)
    return typed.length > 0 && meanings.every((meant) => has.some((word) => meant.has(word)))
  }
}

function wordsMeantBy(typed: string, vocabulary: ReadonlySet<string>): (word: string) => boolean {
  const known = vocabulary.has(typed) || spellingsOf(typed).length > 0
  const spelled = (word: string) =>
    spellingsOf(word).some((each) => each === typed || (!known && slipsInto(typed, each)))
  return (word) => {
    if (spelled(word) || isIn(typed, word)) return true
    if (known) return false
    // Pieces of the word that are words themselves: what a slip means is found inside others too.
    const [letters, least] = [Array.from(word), Array.from(typed).length - 1]
    return letters.some((_, from) =>
      [least, least + 1, least + 2].some((length) => {
        const piece = letters.slice(from, from + length).join('')
        return (vocabulary.has(piece) || spellingsOf(piece).length > 0) && slipsInto(typed, piece)
      }),
    )
  }
}

function isIn(typed: string, word: string): boolean {
  return typed.length >= 3 ? word.includes(typed) : word.startsWith(typed)
}

function slipsInto(typed: string, word: string): boolean {
  return word.length >= 5 && distance(Array.from(typed), Array.from(word)) === 1
}

/** Insertions, deletions, changes and swaps of neighbours between two words, by the book. */
function distance(one: readonly string[], other: readonly string[]): number {
  if (Math.abs(one.length - other.length) > 1) return 2
  const rows = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (__, column) => (row === 0 ? column : column === 0 ? row : 0)),
  )
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (let row = 1; row <= one.length; row++) {
    for (let column = 1; column <= other.length; column++) {
      const change = at(row - 1, column - 1) + Number(one[row - 1] !== other[column - 1])
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const swap = swapped ? at(row - 2, column - 2) + 1 : Infinity
      const cells = rows[row]
      if (cells) cells[column] = Math.min(change, swap, at(row - 1, column) + 1, at(row, column - 1) + 1)
    }
  }
  return at(one.length, other.length)
}

const words = new WeakMap<Product, readonly string[]>()
const vocabularies = new WeakMap<readonly Product[], ReadonlySet<string>>()

/** The words of the fields of spec.md §2 (suggestions) and §7 (list) together. */
function wordsOf(product: Product): readonly string[] {
  const known = words.get(product)
  if (known) return known
  const { name, description, fabric, color, occasion, tags, seoKeywords } = product
  const split = [name, description, fabric, ...color, ...occasion, ...tags, ...seoKeywords].flatMap(splitWords)
  words.set(product, split)
  return split
}

/** Every word of these products. */
export function vocabularyOf(products: readonly Product[]): ReadonlySet<string> {
  const known = vocabularies.get(products)
  if (known) return known
  const vocabulary = new Set(products.flatMap(wordsOf))
  vocabularies.set(products, vocabulary)
  return vocabulary
}

function splitWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
  return plain.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean)
}
