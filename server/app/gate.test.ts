import { expect, it } from 'vitest'
import { Busy, createGate } from './gate.ts'

function heldTask() {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  return { task: () => held, release }
}

it('runs so many at once, and the others in their order', async () => {
  const pass = createGate({ atOnce: 2, waiting: 10, waitMs: 60_000 })
  const [one, other] = [heldTask(), heldTask()]
  const ran: number[] = []
  const first = [pass(one.task), pass(other.task)]
  const rest = [1, 2, 3].map((number) => pass(async () => void ran.push(number)))
  await Promise.resolve()
  expect(ran).toEqual([])
  one.release()
  await Promise.all(rest)
  expect(ran).toEqual([1, 2, 3])
  other.release()
  await Promise.all(first)
  expect(await pass(async () => 'open')).toBe('open')
})

it('refuses whoever would wait too long, or behind too many, and is open again after failures', async () => {
  const pass = createGate({ atOnce: 1, waiting: 1, waitMs: 20 })
  const { task, release } = heldTask()
  const first = pass(task)
  const waits = pass(async () => 'too late')
  await expect(pass(async () => 'too many')).rejects.toThrow(Busy)
  await expect(waits).rejects.toThrow(Busy)
  release()
  await first
  await expect(pass(() => Promise.reject(new Error('planned')))).rejects.toThrow('planned')
  expect(await pass(async () => 'open')).toBe('open')
})
