/** The queue is full, or a task has waited too long. */
export class Overloaded extends Error {}

export interface ConcurrencyLimits {
  /** Tasks at the same time. */
  atOnce: number
  /** Maximum queue length; beyond it tasks are refused. */
  waiting: number
  /** Maximum of these from one network: one client must not fill the whole queue. */
  waitingPerNetwork: number
  /** Maximum time in the queue, in milliseconds. */
  waitMs: number
}

/**
 * Runs a task in its turn; `network` is that of the client (`networkOf`), undefined for the server itself. Rejects with
 * `Overloaded` when the queue is full or the wait too long.
 */
export type ConcurrencyLimit = <Answer>(task: () => Promise<Answer>, network: string | undefined) => Promise<Answer>

/** Runs up to `atOnce` tasks concurrently; the others wait in a FIFO queue. */
export function createConcurrencyLimit({
  atOnce,
  waiting,
  waitingPerNetwork,
  waitMs,
}: ConcurrencyLimits): ConcurrencyLimit {
  /** Functions that start the waiting tasks, in order of arrival, with the network of each. */
  const queue = new Map<() => void, string | undefined>()
  let running = 0

  return async (task, network) => {
    if (running >= atOnce) await turn(network)
    else running += 1
    try {
      return await task()
    } finally {
      const [next] = queue.keys()
      // The slot goes straight to the next task, so `running` stays the same.
      if (next) next()
      else running -= 1
    }
  }

  function turn(network: string | undefined): Promise<void> {
    if (queue.size >= waiting || (network !== undefined && waitingOf(network) >= waitingPerNetwork))
      throw new Overloaded()
    return new Promise((resolve, reject) => {
      const enter = () => {
        leave()
        resolve()
      }
      const timer = setTimeout(() => {
        leave()
        reject(new Overloaded())
      }, waitMs)
      const leave = () => {
        clearTimeout(timer)
        queue.delete(enter)
      }
      queue.set(enter, network)
    })
  }

  function waitingOf(network: string): number {
    return [...queue.values()].filter((other) => other === network).length
  }
}
