export interface MinuteCache<Value> {
  read: () => Promise<Value>
  forget: () => void
}

const minute = 60_000

/**
 * Keeps what `load` found for a minute, or until it is told to forget: what this process wrote is seen at once, what
 * another wrote within the minute. A failure is not kept.
 */
export function minuteCache<Value>(load: () => Promise<Value>, now: () => number = Date.now): MinuteCache<Value> {
  let kept: { value: Promise<Value>; until: number } | undefined
  const forget = () => {
    kept = undefined
  }
  return {
    forget,
    read() {
      if (kept && now() < kept.until) return kept.value
      const loading = { value: load(), until: now() + minute }
      kept = loading
      loading.value.catch(() => {
        if (kept === loading) forget()
      })
      return loading.value
    },
  }
}
