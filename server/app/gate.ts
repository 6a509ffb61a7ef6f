/** There is too much to do at the moment. */
export class Busy extends Error {}

export interface GateLimits {
  /** Tasks at the same time. */
  atOnce: number
  /** Tasks that wait for their turn; beyond it they are refused. */
  waiting: number
  /** How long one waits at most, in milliseconds. */
  waitMs: number
}

/** Runs a task when it is its turn. Rejects with `Busy` where that would take too long. */
export type Gate = <Answer>(task: () => Promise<Answer>) => Promise<Answer>

/** Lets so many tasks run at the same time; the others wait in their order. */
export function createGate({ atOnce, waiting, waitMs }: GateLimits): Gate {
  const queue = new Set<() => void>()
  let running = 0

  return async (task) => {
    if (running >= atOnce) await turn()
    else running += 1
    try {
      return await task()
    } finally {
      const [next] = queue
      // The next one takes the place over: it is never free in between.
      if (next) next()
      else running -= 1
    }
  }

  function turn(): Promise<void> {
    if (queue.size >= waiting) throw new Busy()
    return new Promise((resolve, reject) => {
      const enter = () => {
        leave()
        resolve()
      }
      const timer = setTimeout(() => {
        leave()
        reject(new Busy())
      }, waitMs)
      const leave = () => {
        clearTimeout(timer)
        queue.delete(enter)
      }
      queue.add(enter)
    })
  }
}
