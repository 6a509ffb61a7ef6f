import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ShopApi } from '#server/app/shopApi.ts'
import { apiOver, askedSoFar } from './request.ts'
import { facetsSuite } from './facets.ts'
import { maliciousSuite } from './malicious.ts'
import { queriesSuite } from './queries.ts'
import { records } from './records.ts'
import { refusalsSuite } from './refusals.ts'
import { searchSuite } from './search.ts'
import { stores, type OpenedStore } from './stores.ts'
import { usersSuite } from './users.ts'
import { writesSuite } from './writes.ts'

/**
 * The parts of the contract, with the cases and the requests each has at least: fewer would mean that something no longer
 * runs. Whoever adds cases raises the number.
 */
const parts = {
  answers: { suite: queriesSuite, cases: 73, requests: 357 },
  searches: { suite: searchSuite, cases: 14, requests: 500 },
  counts: { suite: facetsSuite, cases: 12, requests: 219 },
  refuses: { suite: refusalsSuite, cases: 109, requests: 114 },
  writes: { suite: writesSuite, cases: 10, requests: 45 },
  withstands: { suite: maliciousSuite, cases: 6, requests: 1100 },
} as const

type Part = keyof typeof parts
const partNames = Object.keys(parts) as Part[] // the keys of the object above

/** Cases of the users' store, which is called without the API. */
const usersCases = 5

/** CONTRACT_SEED repeats a run whose random queries failed. */
const seed = Number(process.env['CONTRACT_SEED'] ?? Date.now() % 1_000_000_000)

/** What has run, by store and part. */
const ran = new Map<string, { cases: number; requests: number }>()

describe.each(stores)('the store over $name', ({ name, open }) => {
  let opened: OpenedStore | undefined
  let api: ShopApi | undefined

  const shop = () => api ?? expect.fail('the store is not open')

  beforeAll(async () => {
    opened = await open(records)
    api = apiOver(opened.catalogue)
  })

  afterAll(async () => opened?.close())

  describe.each(partNames)('%s', (part) => {
    const count = { cases: 0, requests: 0 }
    let before = 0
    beforeAll(() => {
      before = askedSoFar()
      ran.set(`${name} ${part}`, count)
    })
    afterEach(({ task }) => void (count.cases += Number(task.result?.state !== 'fail')))
    afterAll(() => void (count.requests = askedSoFar() - before))
    parts[part].suite(shop, seed)
  })

  describe('keeps users', () => {
    const count = { cases: 0, requests: 0 }
    beforeAll(() => void ran.set(`${name} users`, count))
    afterEach(({ task }) => void (count.cases += Number(task.result?.state !== 'fail')))
    usersSuite(() => opened?.users ?? expect.fail('the store is not open'))
  })
})

it('has run every case against every store', () => {
  const columns = ['store', ...partNames, 'users', 'all']
  const rows = stores.map(({ name }) => {
    const counts = [...partNames, 'users'].map((part) => ran.get(`${name} ${part}`) ?? { cases: 0, requests: 0 })
    const all = counts.reduce((sum, each) => ({
      cases: sum.cases + each.cases,
      requests: sum.requests + each.requests,
    }))
    return [name, ...[...counts, all].map(({ cases, requests }) => `${cases} (${requests})`)]
  })
  const lines = [columns, ...rows].map((row) => `    ${row.map((cell) => cell.padEnd(13)).join('')}`)
  console.log(`    Cases passed (requests answered and checked), seed ${seed}\n${lines.join('\n')}`)
  for (const { name } of stores) {
    expect(ran.get(`${name} users`)?.cases, `cases of ${name} users`).toBeGreaterThanOrEqual(usersCases)
    for (const part of partNames) {
      const { cases, requests } = ran.get(`${name} ${part}`) ?? { cases: 0, requests: 0 }
      expect(cases, `cases of ${name} ${part}`).toBeGreaterThanOrEqual(parts[part].cases)
      expect(requests, `requests of ${name} ${part}`).toBeGreaterThanOrEqual(parts[part].requests)
    }
  }
})
