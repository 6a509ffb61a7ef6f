/** The day a story shows unless it says otherwise. */
export const storyDay = '2026-11-21'

/** A day on which the coupons of spec.md still hold: they end with 2024. */
export const earlierDay = '2024-12-01'

const RealDate = Date

/** Eleven in the morning of a day in Trivandrum. Throws a RangeError for anything but YYYY-MM-DD. */
export function morningOf(day: string): Date {
  const morning = new RealDate(`${day}T11:00:00+05:30`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(morning.getTime())) {
    throw new RangeError(`Not a day: ${day}. Write it as 2026-11-21.`)
  }
  return morning
}

/**
 * Stops the clock at eleven in the morning of a day, until the function it returns is called. Timers run on; only the
 * answer to "what time is it" stands still.
 */
export function freezeDay(day: string): () => void {
  const now = morningOf(day).getTime()
  const FrozenDate = new Proxy(RealDate, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now] : args, newTarget),
    apply: () => new RealDate(now).toString(),
    get: (target, key, receiver) => (key === 'now' ? () => now : Reflect.get(target, key, receiver)),
  })
  globalThis.Date = FrozenDate
  return () => {
    if (globalThis.Date === FrozenDate) globalThis.Date = RealDate
  }
}
