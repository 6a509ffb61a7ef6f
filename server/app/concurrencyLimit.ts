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

/**
 * Runs up to `atOnce` tasks concurrently. Of the others the one is next whose network has the fewest running, and then the
 * one that has waited longest: a network that fills its part of the queue delays itself, and others hardly.
 */
export function createConcurrencyLimit({
  atOnce,
  waiting,
  waitingPerNetwork,
  waitMs,
}: ConcurrencyLimits): ConcurrencyLimit {
  /** Functions that start the waiting tasks, in order of arrival, with the network of each. */
  const queue = new Map<() => void, string | undefined>()
  /** The network of each running task. */
  const running: (string | undefined)[] = []
  const tasksOf = (network: string | undefined, list: Iterable<string | undefined>) =>
    [...list].filter((other) => other === network).length

  return async (task, network) => {
    if (running.length >= atOnce) await turn(network)
    else running.push(network)
    try {
      return await task()
    } finally {
      running.splice(running.indexOf(network), 1)
      nextInQueue()?.()
    }
  }

  function turn(network: string | undefined): Promise<void> {
    if (queue.size >= waiting || (network !== undefined && tasksOf(network, queue.values()) >= waitingPerNetwork))
      throw new Overloaded()
    return new Promise((resolve, reject) => {
      const enter = () => {
        leave()
        // Now, so that the slot goes straight to this task.
        running.push(network)
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

  function nextInQueue(): (() => void) | undefined {
    // Sorting keeps the order of those that are equal.
    const [next] = [...queue].toSorted(([, one], [, other]) => tasksOf(one, running) - tasksOf(other, running))
    return next?.[0]
  }
}
