/** There is too much to do at the moment. */
export class Overloaded extends Error {}

export interface ConcurrencyLimits {
  /** Tasks at the same time. */
  atOnce: number
  /** Tasks that wait for their turn; beyond it they are refused. */
  waiting: number
  /** Of these, tasks of one network: one client must not fill the whole queue. */
  waitingPerNetwork: number
  /** How long one waits at most, in milliseconds. */
  waitMs: number
}

/**
 * Runs a task of a network (`networkOf`; undefined for the server itself) when it is its turn. Rejects with `Overloaded` where
 * that would take too long.
 */
export type ConcurrencyLimit = <Answer>(task: () => Promise<Answer>, network: string | undefined) => Promise<Answer>

/** Lets so many tasks run at the same time; the others wait in their order. */
export function createConcurrencyLimit({
  atOnce,
  waiting,
  waitingPerNetwork,
  waitMs,
}: ConcurrencyLimits): ConcurrencyLimit {
  /** Those who wait, first come first, each with its network. */
  const queue = new Map<() => void, string | undefined>()
  let running = 0

  return async (task, network) => {
    if (running >= atOnce) await turn(network)
    else running += 1
    try {
      return await task()
    } finally {
      const [next] = queue.keys()
      // The next one takes the place over: it is never free in between.
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
