const started = new Set<number>()
const start = window.setTimeout.bind(window)

/** What runs this much later, in ms, is no part of the story's picture. */
const longMs = 1000

let areStopped = false

/** Remembers the timers a story starts, from now on. */
export function recordTimers(): void {
  window.setTimeout = ((handler: TimerHandler, delay = 0, ...rest: unknown[]) => {
    if (areStopped && delay >= longMs) return 0
    const timer = start(handler, delay, ...rest)
    started.add(timer)
    return timer
  }) as typeof setTimeout // Node's declaration has members that no browser knows
}

/**
 * Stops them, and lets no long one start until `allowTimers`: a toast can start its own again. A message that goes by itself
 * is in every picture of its story, however long a busy machine takes for them.
 */
export function stopTimers(): void {
  for (const timer of started) clearTimeout(timer)
  started.clear()
  areStopped = true
}

/** Lets timers run again, for the next story. */
export function allowTimers(): void {
  areStopped = false
}

/** A timer of the tests' own, which is not stopped. */
export const untilMs = (ms: number) => new Promise<void>((resolve) => void start(resolve, ms))
