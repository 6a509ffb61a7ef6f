import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withLock } from './withLock.ts'

const steps: string[] = []
const step = (name: string) => () => void steps.push(name)

beforeEach(() => void (steps.length = 0))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('the next step of a name waits until the first has finished writing', async () => {
  const [first, next] = [withLock('one', step('first')), withLock('one', step('next'))]
  const other = withLock('another', step('of another name'))
  await next
  expect(steps).toEqual(['first', 'of another name', 'next'])
  await Promise.all([first, other])
})

test.each([
  ['the browser has no locks', {}],
  [
    'storage is switched off',
    { locks: { request: () => Promise.reject(new DOMException('Denied', 'SecurityError')) } },
  ],
])('a step runs once where %s', async (_where, found) => {
  vi.stubGlobal('navigator', found)
  await withLock('one', step('only'))
  expect(steps).toEqual(['only'])
})

test('a step that throws is not run again', async () => {
  const failing = () => {
    steps.push('failing')
    throw new Error('It broke')
  }
  await expect(withLock('one', failing)).rejects.toThrow('It broke')
  await withLock('one', step('after it'))
  expect(steps).toEqual(['failing', 'after it'])
})

test('a step runs half a second after its lock was granted, and not before', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { locks: { request: (_name: string, run: () => Promise<void>) => run() } })
  const done = withLock('one', step('only'))
  await vi.advanceTimersByTimeAsync(499)
  expect(steps).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(steps).toEqual(['only'])
  await done
})
