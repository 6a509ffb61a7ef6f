import { expect, it } from 'vitest'
import { minuteCache } from './minuteCache.ts'

function counting() {
  let time = 0
  let loads = 0
  const cache = minuteCache(
    () => Promise.resolve(++loads),
    () => time,
  )
  return { cache, pass: (milliseconds: number) => (time += milliseconds) }
}

it('caches a value for a minute', async () => {
  const { cache, pass } = counting()
  expect(await Promise.all([cache.read(), cache.read()])).toEqual([1, 1])
  pass(59_999)
  expect(await cache.read()).toBe(1)
  pass(1)
  expect(await cache.read()).toBe(2)
})

it('can be cleared, including a load in progress', async () => {
  const { cache } = counting()
  const early = cache.read()
  cache.forget()
  expect(await cache.read()).toBe(2)
  expect(await early).toBe(1)
  expect(await cache.read()).toBe(2)
})

it('does not cache a rejection', async () => {
  let broken = true
  const cache = minuteCache(() => (broken ? Promise.reject(new Error('down')) : Promise.resolve('up')))
  await expect(cache.read()).rejects.toThrow('down')
  broken = false
  expect(await cache.read()).toBe('up')
})
