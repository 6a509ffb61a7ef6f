import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

test('after a story was played no long timer starts until the next story, and short ones do', async () => {
  const start = vi.fn<(handler: () => void, delay: number) => number>(() => 1)
  const window: { setTimeout: (handler: () => void, delay: number) => number } = { setTimeout: start }
  vi.stubGlobal('window', window)
  // The module takes the window's own function when it is evaluated.
  const { allowTimers, recordTimers, stopTimers } = await import('./storyTimers.ts')
  const startedWith = (delay: number) => {
    start.mockClear()
    window.setTimeout(() => undefined, delay)
    return start.mock.calls.length === 1
  }
  recordTimers()
  expect([startedWith(0), startedWith(4000)]).toEqual([true, true])
  stopTimers()
  expect([startedWith(0), startedWith(4000)]).toEqual([true, false])
  allowTimers()
  expect([startedWith(0), startedWith(4000)]).toEqual([true, true])
})
