import { expect, test } from 'vitest'
import { catalogueRecords } from '#demo/catalogue/catalogue.ts'
import { memoryCatalogue } from '#server/storage/memory.ts'
import { shop } from '#site/shop.ts'
import { searchedCondition, withoutShopName } from './search.ts'

const catalogue = memoryCatalogue(catalogueRecords)
const condition = { kind: 'all', of: [] } as const

/** How many turns other tasks get until a search has been read. */
async function turnsDuring(search: string): Promise<number> {
  let turns = 0
  const timer = setInterval(() => turns++, 0)
  await searchedCondition(catalogue, { condition, search })
  clearInterval(timer)
  return turns
}

const newWords = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `kanjivarm${String.fromCharCode(97 + (index % 26), 97 + Math.floor(index / 26))}`,
  )

test('other requests get their turn while a search of fifty words is read', async () => {
  expect(await turnsDuring(newWords(50).join(' '))).toBeGreaterThan(5)
  expect(await turnsDuring('kanjivaram silk saree')).toBe(0)
})

test('the first word of the name of the shop is ignored unless products have it', () => {
  const [first = ''] = shop.name.split(' ')
  const search = `${first} motif`
  expect(withoutShopName(search, new Set(['motif']))).toBe('motif')
  expect(withoutShopName(search, new Set([first.toLowerCase(), 'motif']))).toBe(search)
  expect(withoutShopName(`${first}vati`, new Set())).toBe(`${first}vati`)
})
