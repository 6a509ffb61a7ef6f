import { useEffect, useRef, useState } from 'react'
import type { Listing } from '#domain/listing/listing.ts'
import { reloadOutdated } from '#features/shared/reloadOutdated.ts'
import { useEventCallback } from '#features/shared/useEventCallback.ts'
import { useLazyModule } from '#features/shared/useLazyModule.ts'
import { useOverlayHistory } from '#features/shared/useOverlayHistory.connected.tsx'
import { notify } from '#ui/Toast/notify.ts'

const loadSheet = () => import('#features/catalogue/FilterSheet/FilterSheet.connected.tsx')
const reportFailure = (error: unknown) => {
  if (!reloadOutdated(error)) notify('The filters could not be loaded. Please try again.', { kind: 'error' })
}

/** The filter sheet of phones and tablets. Its choices are applied to the page on close. */
export function useFilterSheet(listing: Listing, onApply: (listing: Listing) => void) {
  const entry = useOverlayHistory('filters')
  const { isOpen } = entry
  const { module, isLoading, prefetch, open } = useLazyModule(loadSheet, reportFailure, isOpen)
  const [draft, setDraft] = useState<Listing>()
  // The sheet starts with the filters of the page. Its history entry may have an older URL: opened by the browser's Forward.
  const [start, setStart] = useState(listing)
  if (!isOpen && start !== listing) setStart(listing)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen)
    if (isOpen) setDraft(undefined)
  }
  const isChanged = useRef(false)
  const apply = useEventCallback(onApply)

  useEffect(() => {
    if (isOpen || !isChanged.current || !draft) return
    isChanged.current = false
    // What was tried and undone leaves the list as long as it was.
    if (JSON.stringify({ ...draft, show: start.show }) !== JSON.stringify(start)) apply(draft)
  }, [isOpen, draft, start, apply])

  return {
    Sheet: module?.ConnectedFilterSheet,
    isOpen,
    isLoading,
    prefetch,
    draft: draft ?? start,
    choose: (next: Listing) => {
      isChanged.current = true
      setDraft(next)
    },
    open: () => open(entry.open),
    close: entry.close,
  }
}
