import { expect, test } from 'vitest'
import { versionedCache } from './versionedCache.ts'

/** A cache of texts that takes as many bytes for each as it says, and whether it makes one. */
function cacheOf({ maxBytes = 1000, bytes = 0 } = {}) {
  const cached = versionedCache<string>(maxBytes, () => bytes)
  return {
    cached,
    makes: async (version: string, name: string): Promise<boolean> => {
      let isMade = false
      const answer = await cached(version, name, () => {
        isMade = true
        return Promise.resolve(`${name} of ${version}`)
      })
      expect(answer).toBe(`${name} of ${version}`)
      return isMade
    },
  }
}

test('an answer is made once for each version', async () => {
  const { makes } = cacheOf()
  expect(await makes('first', 'silk')).toBe(true)
  expect(await makes('first', 'silk')).toBe(false)
  expect(await makes('first', 'linen')).toBe(true)
  expect(await makes('second', 'silk')).toBe(true)
  expect(await makes('second', 'silk')).toBe(false)
})

test('an answer made from an older version while a newer one is asked for is not taken for one of the newer', async () => {
  const { cached, makes } = cacheOf()
  let finish = (_answer: string) => {}
  const older = cached('first', 'silk', () => new Promise((resolve) => (finish = resolve)))
  expect(await makes('second', 'linen')).toBe(true)
  finish('silk of first')
  expect(await older).toBe('silk of first')
  expect(await makes('second', 'silk')).toBe(true)
})

test('answers are forgotten when they would take too many bytes', async () => {
  const { makes } = cacheOf({ bytes: 120 })
  for (const name of 'abcdefgh') await makes('first', name)
  expect(await makes('first', 'h')).toBe(false)
  expect(await makes('first', 'i')).toBe(true)
  expect(await makes('first', 'h')).toBe(true)
})

test('an answer or a name that would take an eighth of the memory is not kept', async () => {
  const large = cacheOf({ bytes: 130 })
  for (let time = 0; time < 2; time++) expect(await large.makes('first', 'silk')).toBe(true)
  const small = cacheOf()
  for (let time = 0; time < 2; time++) expect(await small.makes('first', 'x'.repeat(70))).toBe(true)
})
