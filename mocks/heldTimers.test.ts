import { expect, onTestFinished, test, vi } from 'vitest'
import { heldTimers } from './heldTimers.ts'

test('timers of the delay wait until they are run, unless they are cleared', () => {
  const timers = heldTimers(5000)
  onTestFinished(timers.hold())
  const run = vi.fn<(name: string) => void>()
  setTimeout(() => {
    run('first')
    setTimeout(() => run('next'), 5000)
  }, 5000)
  const cleared = setTimeout(() => run('cleared'), 5000)
  expect(timers.count()).toBe(2)
  clearTimeout(cleared)
  timers.run()
  expect([run.mock.calls, timers.count()]).toEqual([[['first']], 1])
})

test('timers of other delays run as usual, and all do once the timers are released', async () => {
  const timers = heldTimers(1)
  const release = timers.hold()
  await new Promise((resolve) => void setTimeout(resolve, 2))
  release()
  await new Promise((resolve) => void setTimeout(resolve, 1))
  expect(timers.count()).toBe(0)
})
