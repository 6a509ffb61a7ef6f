import { useCallback, useEffect, useRef, useState } from 'react'
import { entryKey } from './entryKey.ts'
import { importWithRetry } from './importWithRetry.ts'
import { isFieldChosenSince } from './isFieldChosenSince.ts'
import { useEventCallback } from './useEventCallback.ts'
import { useIsMounted } from './useIsMounted.ts'

/**
 * A module loaded on intent (`prefetch`) or click (`open`), with up to two retries. `onFailure` runs if a click cannot
 * load it; a failed prefetch only sets `hasFailed`. Neither it nor what `open` is given runs after unmount, once the
 * shopper has gone to another history entry, whose page may not be rendered yet, or once she has focused a field: an
 * overlay would take the focus from what she types. A failure is retried when the network is back. If `isOpen` without a
 * click (after a reload, Back or Forward), it is prefetched. `load` must be stable.
 */
export function useLazyModule<Module extends object>(
  load: () => Promise<Module>,
  onFailure: (error: unknown) => void,
  isOpen = false,
) {
  const isMounted = useIsMounted()
  const [module, setModule] = useState<Module>()
  const [isLoading, setIsLoading] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const fetchModule = useCallback(
    () =>
      importWithRetry(load).then(
        (loaded) => {
          setHasFailed(false)
          setModule(() => loaded)
          return loaded
        },
        (error: unknown) => {
          setHasFailed(true)
          throw error
        },
      ),
    [load],
  )
  const prefetch = useCallback(() => void fetchModule().catch(() => undefined), [fetchModule])
  useEffect(() => {
    if (isOpen) prefetch()
  }, [isOpen, prefetch])
  useEffect(() => {
    if (!hasFailed) return undefined
    window.addEventListener('online', prefetch)
    return () => window.removeEventListener('online', prefetch)
  }, [hasFailed, prefetch])
  const isOpening = useRef(false)
  // Of the last press.
  const pressedAt = useRef<{ entry?: unknown; focused?: Element | null }>({})
  const unlessLeft = (act: () => void) => {
    const { entry, focused } = pressedAt.current
    if (isMounted() && entry === entryKey() && !isFieldChosenSince(focused)) act()
  }
  const open = useEventCallback((onLoaded: () => void) => {
    // A loaded module opens without a network, too.
    if (module) return onLoaded()
    pressedAt.current = { entry: entryKey(), focused: document.activeElement }
    // Pressed again while it is loading.
    if (isOpening.current) return
    isOpening.current = true
    setIsLoading(true)
    fetchModule()
      .then(
        () => unlessLeft(onLoaded),
        (error: unknown) => unlessLeft(() => onFailure(error)),
      )
      .finally(() => {
        isOpening.current = false
        setIsLoading(false)
      })
  })
  return { module, isLoading, hasFailed, prefetch, open }
}
