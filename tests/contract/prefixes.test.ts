import { expect, it } from 'vitest'
import { normaliseProduct } from '#domain/product/normaliseProduct.ts'
import { phraseMeaning } from '#domain/search/phrases.ts'
import { catalogueRecords } from '#demo/catalogue/catalogue.ts'
import { memoryCatalogue } from '#server/storage/memory.ts'
import { apiOver, read } from './request.ts'
import { searchMatcher, vocabularyOf } from './searchModel.ts'

const api = apiOver(memoryCatalogue(catalogueRecords))
const products = catalogueRecords.map(normaliseProduct)
const words = [...vocabularyOf(products)].filter((word) => /^\p{L}{4,}$/u.test(word))
const found = new Map<string, ReadonlySet<string>>()

function keysOf(search: string): ReadonlySet<string> {
  const known = found.get(search)
  if (known) return known
  const isSought = searchMatcher(products, search)
  const keys = new Set(products.filter(isSought).map(({ key }) => key))
  found.set(search, keys)
  return keys
}

/** The beginnings of a word that a shopper types on the way to it, and the word. */
function typedOf(word: string): string[] {
  const beginnings = Array.from({ length: word.length - 2 }, (_, at) => word.slice(0, at + 3))
  return beginnings.filter((text) => !phraseMeaning([text]))
}

it('finds with each beginning of a word all that the word finds, for every word of the catalogue', () => {
  for (const word of words) {
    expect(keysOf(word).size).toBeGreaterThan(0)
    for (const text of typedOf(word)) {
      const missed = [...keysOf(word)].filter((key) => !keysOf(text).has(key))
      expect(missed, `'${text}' misses what '${word}' finds`).toEqual([])
    }
  }
  expect(words.length).toBeGreaterThan(1000)
})

it.each(['saree', 'cotton', 'kanjivaram'])('finds with each beginning of the last word what red %s finds', (word) => {
  for (const text of typedOf(word)) {
    const missed = [...keysOf(`red ${word}`)].filter((key) => !keysOf(`red ${text}`).has(key))
    expect(missed, `'red ${text}'`).toEqual([])
  }
})

it('suggests first what has a name or weave that begins with what is being typed, and pages through all', async () => {
  const { keys, data, total } = await read(api, { search: 'kan' })
  const isKanjivaram = (record: unknown) => /\bkan/i.test(JSON.stringify(normaliseProduct(record).name))
  expect(total).toBeGreaterThan(5)
  expect(data.slice(0, 5).every(isKanjivaram)).toBe(true)
  const pages: string[] = []
  for (let skip = 0; skip < total; skip += 4) pages.push(...(await read(api, { search: 'kan', limit: 4, skip })).keys)
  expect(pages).toEqual(keys)
  expect(new Set(keys).size).toBe(total)
})
