import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { normaliseProduct } from '#domain/product/normaliseProduct.ts'
import type { ShopApi } from '#server/app/shopApi.ts'
import { ask, read } from './request.ts'
import { expectedOf } from './expectation.ts'
import { records } from './records.ts'
import { vocabularyOf } from './searchModel.ts'
import { shopperSearches } from './shopperSearches.ts'
import { typoIn, typoKinds } from './typos.ts'

const products = records.map(normaliseProduct)
const longWords = [...vocabularyOf(products)].filter((word) => Array.from(word).length >= 5)

const families = [
  ['kanjivaram', 'kanchipuram', 'kanjeevaram'],
  ['sari', 'saree'],
  ['banarasi', 'benarasi'],
  ['tussar', 'tussore'],
  ['salwar', 'shalwar'],
]

/** Searches, whose answers are worked out by walking over the words of each product. */
export function searchSuite(api: () => ShopApi, seed: number): void {
  it.each(families)('finds the same for %s and %s', async (...family) => {
    const answers = await Promise.all(family.map((search) => read(api(), { search })))
    expect(answers[0]?.total).toBeGreaterThan(0)
    const known = answers.map(({ keys }) => keys)
    for (const [index, keys] of known.entries()) {
      expect(keys).toEqual(expectedOf(products, { search: family[index] ?? '' }).keys)
      expect(keys).toEqual(expect.arrayContaining(known[0] ?? []))
    }
  })

  it('finds with one typo what the word finds: 150 words, each with another typo', async () => {
    const typos = fc.record({
      word: fc.constantFrom(...longWords),
      kind: fc.constantFrom(...typoKinds),
      at: fc.nat(30),
      letter: fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyz')),
    })
    let found = 0
    await fc.assert(
      fc.asyncProperty(typos, async ({ word, ...typo }) => {
        const search = typoIn(word, typo)
        const { keys } = await read(api(), { search })
        expect(keys).toEqual(expectedOf(products, { search }).keys)
        found += Number(keys.length > 0)
      }),
      { numRuns: 150, seed },
    )
    expect(found).toBeGreaterThan(140)
  })

  it('answers every search of the shoppers’ list', async () => {
    for (const { typed } of shopperSearches) {
      const { keys } = await read(api(), { search: typed })
      expect({ typed, keys }).toEqual({ typed, keys: expectedOf(products, { search: typed }).keys })
    }
  })

  it('offers alternative searches where a search finds nothing', async () => {
    const alternatives = async (filter: object) =>
      (await ask(api(), { action: 'READ', filter: { ...filter, limit: 5 } })).body.alternatives
    expect(await alternatives({ search: 'silk qwrtplk' })).toMatchObject([{ search: 'silk', without: 'qwrtplk' }])
    expect(await alternatives({ search: 'kanjavoram' })).toMatchObject([{ search: 'kanjivaram', without: '' }])
    expect(await alternatives({ search: 'kanjavoram', price: { $lt: 0 } })).toBeUndefined()
    expect(await alternatives({ search: 'silk' })).toBeUndefined()
    expect(await alternatives({ price: { $lt: 0 } })).toBeUndefined()
  })

  it('suggests the first five of what the search page shows', async () => {
    for (const search of ['silk', 'kanj', 'weding', 'red saree']) {
      const page = await read(api(), { search })
      expect(page.keys.slice(0, 5)).toEqual((await read(api(), { search, limit: 5 })).keys)
    }
  })

  it('turns the pages of a search, after whose first products the others follow', async () => {
    const search = 'red saree'
    const whole = await read(api(), { search })
    const pages: string[] = []
    for (let skip = 0; skip < whole.total; skip += 4)
      pages.push(...(await read(api(), { search, limit: 4, skip })).keys)
    expect(pages).toEqual(whole.keys)
  })

  it('answers a search that matches thousands of words', async () => {
    const data = Array.from({ length: 20 }, (_, index) => {
      return { brand: 'Wordy', tags: Array.from({ length: 100 }, (__, at) => `qx${index * 100 + at}`).join(',') }
    })
    for (const some of [data.slice(0, 10), data.slice(10)]) {
      expect((await ask(api(), { action: 'CREATE', data: some })).status).toBe(200)
    }
    expect((await read(api(), { search: 'qx' })).total).toBe(20)
    expect((await read(api(), { search: 'q qx qx1999' })).total).toBe(1)
    await ask(api(), { action: 'DELETE', filter: { brand: 'Wordy' } })
    expect((await read(api(), { search: 'qx' })).total).toBe(0)
  })

  it('finds a product whose name contains words that are conditions elsewhere', async () => {
    const names = ['New Moon Zyxwvut', 'Sale Market Zyxwvut', 'Best Seller Zyxwvut', 'Salem Renewed Zyxwvut']
    const data = names.map((name, at) => ({ entityId: `named-${at}`, name }))
    await ask(api(), { action: 'CREATE', data })
    for (const [at, name] of names.entries())
      expect((await read(api(), { search: name })).keys).toEqual([`named-${at}`])
    // In whole words.
    for (const search of ['new zyxwvut', 'best seller zyxwvut']) expect((await read(api(), { search })).total).toBe(1)
    await ask(api(), { action: 'DELETE', filter: { name: { $regex: 'Zyxwvut' } } })
  })

  it('finds what is tagged as being without something', async () => {
    const data = [
      { entityId: 'plain', name: 'Zyxwvut Plain' },
      { entityId: 'tagged', name: 'Zyxwvut Tagged', tags: 'no zari,daily' },
      { entityId: 'woven', name: 'Zyxwvut Woven', tags: 'zari' },
    ]
    await ask(api(), { action: 'CREATE', data })
    for (const search of ['zyxwvut no zari', 'zyxwvut without zari', 'zyxwvut bina zari'])
      expect((await read(api(), { search })).keys.toSorted()).toEqual(['plain', 'tagged'])
    await ask(api(), { action: 'DELETE', filter: { name: { $regex: 'Zyxwvut' } } })
  })

  it('finds a product by its new words as soon as it has them, and no longer by its old ones', async () => {
    await ask(api(), { action: 'CREATE', data: { entityId: 'worded', name: 'Zyxwvut' } })
    expect((await read(api(), { search: 'zyxwuvt' })).keys).toEqual(['worded'])
    await ask(api(), { action: 'UPDATE', data: { name: 'Tuvwxyz' }, filter: { key: 'worded' } })
    expect((await read(api(), { search: 'zyxwvut' })).total).toBe(0)
    expect((await read(api(), { search: 'tuvwxy' })).keys).toEqual(['worded'])
    await ask(api(), { action: 'DELETE', filter: { key: 'worded' } })
    expect((await read(api(), { search: 'tuvwxyz' })).total).toBe(0)
  })
}
