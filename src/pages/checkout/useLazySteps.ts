import { noop } from '#domain/noop.ts'
import { useEffect, useState } from 'react'
import { reloadOutdated } from '#features/shared/reloadOutdated.ts'
import { useLazyModule } from '#features/shared/useLazyModule.ts'

const loadLazySteps = () => import('./lazySteps.tsx')

/** Payment and confirmation, which are loaded on demand: `isBegun` prefetches them, `isPlaced` needs them at once. */
export function useLazySteps({ isBegun, isPlaced }: { isBegun: boolean; isPlaced: boolean }) {
  const [hasFailed, setHasFailed] = useState(false)
  const { module, isLoading, prefetch, open } = useLazyModule(loadLazySteps, (error) =>
    setHasFailed(!reloadOutdated(error)),
  )
  useEffect(() => {
    if (isPlaced) open(noop)
    else if (isBegun) prefetch()
  }, [isBegun, isPlaced, open, prefetch])
  return {
    steps: module,
    state: isLoading ? ('loading' as const) : hasFailed && !module ? ('failed' as const) : undefined,
    /** Calls back once they are loaded; `state` reports a failure, and the next call tries again. */
    open: (onLoaded: () => void) => {
      setHasFailed(false)
      open(onLoaded)
    },
  }
}
