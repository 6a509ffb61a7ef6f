/**
 * Timers of one delay, in ms, that a story holds and runs itself: it does not wait for them, and sees that none was
 * started. Others run as usual.
 */
export function heldTimers(delay: number) {
  const held = new Map<number, () => void>()
  let lastId = 0

  /** Holds them from now on, until the returned function is called. */
  function hold(): () => void {
    const { setTimeout: start, clearTimeout: clear } = globalThis
    const holding = (handler: () => void, ms?: number, ...rest: unknown[]) => {
      if (ms !== delay) return start(handler, ms, ...rest)
      // Negative: no timer of the browser has such a number.
      lastId -= 1
      held.set(lastId, handler)
      return lastId
    }
    globalThis.setTimeout = holding as typeof setTimeout // Node's declaration has members that no browser knows
    globalThis.clearTimeout = (timer) => {
      if (!held.delete(Number(timer))) clear(timer)
    }
    return () => {
      Object.assign(globalThis, { setTimeout: start, clearTimeout: clear })
      held.clear()
    }
  }

  return {
    hold,
    /** How many have been started and neither run nor cleared. */
    count: () => held.size,
    /** Runs them now; what they start is held again. */
    run(): void {
      const handlers = [...held.values()]
      held.clear()
      for (const handler of handlers) handler()
    },
  }
}
