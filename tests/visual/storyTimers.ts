const started = new Set<number>()
const start = window.setTimeout.bind(window)

/** Remembers the timers a story starts, from now on. */
export function recordTimers(): void {
  window.setTimeout = ((handler: TimerHandler, ...rest: [number?, ...unknown[]]) => {
    const timer = start(handler, ...rest)
    started.add(timer)
    return timer
  }) as typeof setTimeout // Node's declaration has members that no browser knows
}

/**
 * Stops them: a message that goes by itself is in every picture of its story, however long a busy machine takes for
 * them.
 */
export function stopTimers(): void {
  for (const timer of started) clearTimeout(timer)
  started.clear()
}

/** A timer of the tests' own, which is not stopped. */
export const untilMs = (ms: number) => new Promise<void>((resolve) => void start(resolve, ms))
