import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPageCache } from './pageCache.ts'

let now: number

beforeEach(() => {
  now = 1000
  // The cache reads this clock at most once in a millisecond, which it measures with a timer.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function pass(milliseconds: number) {
  now += milliseconds
  vi.advanceTimersByTime(milliseconds)
}

test('a compressed page is cached for two minutes after it was rendered, not after it was compressed', async () => {
  const cache = createPageCache()
  let renders = 0
  const render = () => Promise.resolve({ status: 200, html: `<p>render ${++renders}</p>` })
  const read = async () => {
    const page = await cache.read('1', '/', 'gzip', render)
    if (page instanceof Response) throw new Error('The page is a redirect')
    return gunzipSync(page.body).toString()
  }
  await cache.read('1', '/', 'identity', render)
  pass(119_000)
  expect(await read()).toBe('<p>render 1</p>')
  pass(1000)
  expect(await read()).toBe('<p>render 1</p>')
  pass(1)
  expect(await read()).toBe('<p>render 2</p>')
})
