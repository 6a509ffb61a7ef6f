import { expect, test } from 'vitest'
import { versionedCache } from './versionedCache.ts'

/** A cache of lists that counts so many bytes for each, and whether it computes one. */
function cacheOf({ maxBytes = 1000, bytes = 0 } = {}) {
  const cached = versionedCache<string[]>(maxBytes, () => bytes)
  return {
    cached,
    computes: async (version: string, key: string): Promise<boolean> => {
      let isComputed = false
      const value = await cached(version, key, () => {
        isComputed = true
        return Promise.resolve([`${key} of ${version}`])
      })
      expect(value).toEqual([`${key} of ${version}`])
      return isComputed
    },
  }
}

test('a value is computed once for each version', async () => {
  const { computes } = cacheOf()
  expect(await computes('first', 'silk')).toBe(true)
  expect(await computes('first', 'silk')).toBe(false)
  expect(await computes('first', 'linen')).toBe(true)
  expect(await computes('second', 'silk')).toBe(true)
  expect(await computes('second', 'silk')).toBe(false)
})

test('a value computed from an older version is never returned for a newer one', async () => {
  const { cached, computes } = cacheOf()
  let finish = (_value: string[]) => {}
  const older = cached('first', 'silk', () => new Promise((resolve) => (finish = resolve)))
  expect(await computes('second', 'linen')).toBe(true)
  finish(['silk of first'])
  expect(await older).toEqual(['silk of first'])
  expect(await computes('second', 'silk')).toBe(true)
})

test('the least recently used value is evicted above the limit of bytes', async () => {
  const { computes } = cacheOf({ bytes: 120 })
  for (const name of 'abcdefgh') await computes('first', name)
  expect(await computes('first', 'a')).toBe(false)
  expect(await computes('first', 'i')).toBe(true)
  expect(await computes('first', 'a')).toBe(false)
  expect(await computes('first', 'b')).toBe(true)
})

test('a value or a key of an eighth of the limit is not cached', async () => {
  const large = cacheOf({ bytes: 130 })
  for (let time = 0; time < 2; time++) expect(await large.computes('first', 'silk')).toBe(true)
  const small = cacheOf()
  for (let time = 0; time < 2; time++) expect(await small.computes('first', 'x'.repeat(70))).toBe(true)
})
