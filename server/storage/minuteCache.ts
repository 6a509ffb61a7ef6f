export interface MinuteCache<Value> {
  read: () => Promise<Value>
  forget: () => void
}

const minute = 60_000

/**
 * Caches the result of `load` for a minute of a monotonic clock, or until `forget` is called. Rejections are not
 * cached.
 */
export function minuteCache<Value>(load: () => Promise<Value>, now = () => performance.now()): MinuteCache<Value> {
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
