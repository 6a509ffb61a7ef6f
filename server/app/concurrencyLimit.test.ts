import { expect, it } from 'vitest'
import { Overloaded, createConcurrencyLimit } from './concurrencyLimit.ts'

function heldTask() {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  return { task: () => held, release }
}

it('runs up to the limit at once, and queues the others in order', async () => {
  const pass = createConcurrencyLimit({ atOnce: 2, waiting: 10, waitingPerNetwork: 10, waitMs: 60_000 })
  const [one, other] = [heldTask(), heldTask()]
  const ran: number[] = []
  const first = [pass(one.task, 'a'), pass(other.task, 'a')]
  const rest = [1, 2, 3].map((number) => pass(async () => void ran.push(number), 'a'))
  await Promise.resolve()
  expect(ran).toEqual([])
  one.release()
  await Promise.all(rest)
  expect(ran).toEqual([1, 2, 3])
  other.release()
  await Promise.all(first)
  expect(await pass(async () => 'open', 'a')).toBe('open')
})

it('refuses a task that waits too long or finds the queue full, and releases its slot after a failure', async () => {
  const pass = createConcurrencyLimit({ atOnce: 1, waiting: 1, waitingPerNetwork: 1, waitMs: 20 })
  const { task, release } = heldTask()
  const first = pass(task, 'a')
  const waits = pass(async () => 'too late', 'a')
  await expect(pass(async () => 'too many', 'b')).rejects.toThrow(Overloaded)
  await expect(waits).rejects.toThrow(Overloaded)
  release()
  await first
  await expect(pass(() => Promise.reject(new Error('planned')), 'a')).rejects.toThrow('planned')
  expect(await pass(async () => 'open', 'a')).toBe('open')
})

it('limits how much of the queue one network can take', async () => {
  const pass = createConcurrencyLimit({ atOnce: 1, waiting: 3, waitingPerNetwork: 2, waitMs: 60_000 })
  const { task, release } = heldTask()
  const flood = [pass(task, 'flood'), pass(task, 'flood'), pass(task, 'flood')]
  await expect(pass(task, 'flood')).rejects.toThrow(Overloaded)
  const shopper = pass(async () => 'answered', 'shopper')
  await expect(pass(async () => 'full', undefined)).rejects.toThrow(Overloaded)
  release()
  await Promise.all(flood)
  expect(await shopper).toBe('answered')
})

it('lets a network that waits for one task go before the others of a network that has tasks running', async () => {
  const pass = createConcurrencyLimit({ atOnce: 2, waiting: 20, waitingPerNetwork: 10, waitMs: 60_000 })
  const [one, other] = [heldTask(), heldTask()]
  const ran: string[] = []
  const inTurn = (network: string) => pass(async () => void ran.push(network), network)
  const all = [pass(one.task, 'flood'), pass(other.task, 'flood'), inTurn('flood'), inTurn('flood'), inTurn('shopper')]
  one.release()
  await Promise.all(all.slice(2))
  expect(ran).toEqual(['shopper', 'flood', 'flood'])
  other.release()
  await Promise.all(all)
})

it('does not limit the server’s own tasks by network', async () => {
  const pass = createConcurrencyLimit({ atOnce: 1, waiting: 3, waitingPerNetwork: 1, waitMs: 60_000 })
  const { task, release } = heldTask()
  const all = [1, 2, 3, 4].map(() => pass(task, undefined))
  release()
  await expect(Promise.all(all)).resolves.toHaveLength(4)
})
