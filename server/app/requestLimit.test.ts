import { expect, test } from 'vitest'
import { memoryIdentityRecords } from '#server/storage/memoryIdentityRecords.ts'
import { requestLimit } from './requestLimit.ts'
import { sharedCounts } from './sharedCounts.ts'

const minute = 60_000
const noon = Date.parse('2026-11-21T12:00:00Z')

/** Asks so many times, one after the other; how many were allowed. */
async function allowed({ allows }: ReturnType<typeof requestLimit>, times: number, now = noon): Promise<number> {
  let passed = 0
  for (let time = 0; time < times; time += 1) passed += Number(await allows('a', now))
  return passed
}

test('counts each address within its minute', async () => {
  const limit = requestLimit(2, minute)
  expect(await allowed(limit, 3)).toBe(2)
  expect(await limit.allows('b', noon)).toBe(true)
  expect(await limit.allows('a', noon + minute - 1)).toBe(false)
  expect(await limit.allows('a', noon + minute)).toBe(true)
})

test.each([-1, -3600_000, -noon, 3600_000, 1e13])('a clock that jumps by %i ms locks nobody out', async (jump) => {
  const limit = requestLimit(1, minute)
  expect(await allowed(limit, 2)).toBe(1)
  expect(await allowed(limit, 2, noon + jump)).toBe(1)
  expect(await allowed(limit, 1, noon + jump + minute)).toBe(1)
})

test('ten thousand other addresses do not reset the count of one that goes on', async () => {
  const limit = requestLimit(3, minute)
  expect(await allowed(limit, 3)).toBe(3)
  let passed = 0
  for (let other = 0; other < 20_000; other += 1) {
    await limit.allows(`other ${other}`, noon)
    if (other % 5000 === 0) passed += await allowed(limit, 1)
  }
  passed += await allowed(limit, 1)
  expect(passed).toBe(0)
})

test.each([
  [9999, false],
  [10_000, true],
])('after %i other addresses the one that was longest unused is allowed again: %s', async (others, isAllowed) => {
  const limit = requestLimit(1, minute)
  expect(await allowed(limit, 2)).toBe(1)
  for (let other = 0; other < others; other += 1) await limit.allows(`other ${other}`, noon)
  expect(await limit.allows('a', noon)).toBe(isAllowed)
})

function processes(records = memoryIdentityRecords()) {
  const counts = sharedCounts(records, () => new Date(noon))
  return Array.from({ length: 3 }, () => requestLimit(100, minute, { counts, name: 'writes' }))
}

test('three processes over one store together allow little more than the limit', async () => {
  const servers = processes()
  let passed = 0
  for (let time = 0; time < 200; time += 1) for (const server of servers) passed += await allowed(server, 1)
  // Each may have counted a tenth that it has not written to the store yet.
  expect(passed).toBeGreaterThanOrEqual(100)
  expect(passed).toBeLessThanOrEqual(130)
  for (const server of servers) expect(await allowed(server, 5, noon + minute)).toBe(5)
})

test('of requests that come at once the first hundred are allowed', async () => {
  const [server] = processes()
  const answers = await Promise.all(Array.from({ length: 140 }, async () => server?.allows('a', noon)))
  expect(answers.indexOf(false)).toBe(100)
  expect(answers.filter(Boolean)).toHaveLength(100)
})

test('a limit reached in one process applies to the others soon, with ten writes to the store at most', async () => {
  const records = memoryIdentityRecords()
  let writes = 0
  const [one, other] = processes({
    ...records,
    put: (...record) => {
      writes += Number(record[0] === 'requests')
      return records.put(...record)
    },
  })
  if (!one || !other) throw new Error('There are fewer than two processes')
  expect(await allowed(one, 500)).toBe(100)
  expect(writes).toBe(10)
  expect(await allowed(other, 500)).toBeLessThanOrEqual(10)
})

test('when the store fails, each process uses its own count', async () => {
  const broken = { ...memoryIdentityRecords(), get: () => Promise.reject(new Error('gone')) }
  const [server] = processes(broken)
  expect(server && (await allowed(server, 150))).toBe(100)
})

test('the store has a digest of the address, which differs from store to store', async () => {
  const written: string[] = []
  for (let store = 0; store < 2; store += 1) {
    const records = memoryIdentityRecords()
    const put: typeof records.put = (kind, key, ...record) => {
      if (kind === 'requests') written.push(key)
      return records.put(kind, key, ...record)
    }
    const counts = sharedCounts({ ...records, put }, () => new Date(noon))
    await requestLimit(1, minute, { counts, name: 'users' }).allows('198.51.100.7', noon)
  }
  expect(new Set(written).size).toBe(2)
  expect(written.join(' ')).not.toContain('198.51')
})
