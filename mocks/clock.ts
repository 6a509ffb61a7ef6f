/** The default date of stories. */
export const storyDay = '2026-11-21'

/** A date on which the coupons are still valid: they expire on 2024-12-31. */
export const earlierDay = '2024-12-01'

const RealDate = Date

/** 11:00 IST on a date. Throws a RangeError for anything but YYYY-MM-DD. */
export function morningOf(day: string): Date {
  const morning = new RealDate(`${day}T11:00:00+05:30`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(morning.getTime())) {
    throw new RangeError(`Not a day: ${day}. Write it as 2026-11-21.`)
  }
  return morning
}

/**
 * Freezes Date at 11:00 IST on a date, until the returned function is called. Timers are not
 * affected.
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
