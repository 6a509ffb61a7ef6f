import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ShopApi } from '#server/app/shopApi.ts'
import { apiOver, askedSoFar } from './ask.ts'
import { hostileSuite } from './hostile.ts'
import { questionsSuite } from './questions.ts'
import { records } from './records.ts'
import { refusalsSuite } from './refusals.ts'
import { stores, type OpenedStore } from './stores.ts'
import { writesSuite } from './writes.ts'

/** Requests answered and checked by each store; fewer would mean that a part of the suite no longer runs. */
const fewestRequests = 1750

/** CONTRACT_SEED repeats a run whose random questions failed. */
const seed = Number(process.env['CONTRACT_SEED'] ?? Date.now() % 1_000_000_000)

const counts: [store: string, requests: number][] = []

describe.each(stores)('the store over $name', ({ name, open }) => {
  let opened: OpenedStore | undefined
  let api: ShopApi | undefined
  let before = 0

  const shop = () => api ?? expect.fail('the store is not open')

  beforeAll(async () => {
    opened = await open(records)
    api = apiOver(opened.catalogue)
    before = askedSoFar()
  })

  afterAll(async () => {
    counts.push([name, askedSoFar() - before])
    await opened?.close()
  })

  describe('answers', () => {
    questionsSuite(shop, seed)
  })
  describe('refuses', () => {
    refusalsSuite(shop)
  })
  describe('writes', () => {
    writesSuite(shop)
  })
  describe('stands', () => {
    hostileSuite(shop, seed)
  })
})

it('has asked every store all of it', () => {
  const rows = counts.map(([store, requests]) => `${store} ${requests}`)
  console.log(`    ${counts.length} stores, requests answered and checked: ${rows.join(', ')} (seed ${seed})`)
  expect(counts.map(([store]) => store)).toEqual(stores.map(({ name }) => name))
  for (const [, requests] of counts) expect(requests).toBeGreaterThanOrEqual(fewestRequests)
})
