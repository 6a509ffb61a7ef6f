import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Listing } from '#domain/listing/listing.ts'
import { useIsLive } from '#features/shared/useIsLive.ts'
import { useOnDemand } from '#features/shared/useOnDemand.ts'
import { loadSheet } from './laterParts.ts'

/** What an entry of the history says of itself while the sheet stands over its page. */
const filtersEntry = 'filters'

/**
 * The filters of a phone: an entry of the history of their own, so that the browser's Back closes them. What was chosen
 * in them becomes the page's when they go, whichever way.
 */
export function useFilterSheet(listing: Listing, change: (listing: Listing) => void) {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const [sheet, ask] = useOnDemand(loadSheet)
  const [draft, setDraft] = useState<Listing>()
  const isChanged = useRef(false)
  const isOpen = useIsLive() && state === filtersEntry

  useEffect(() => {
    // A page loaded anew, or come back to, with its filters open.
    if (isOpen) void ask().catch(() => undefined)
  }, [isOpen, ask])
  useEffect(() => {
    if (isOpen || !isChanged.current || !draft) return
    isChanged.current = false
    change(draft)
  }, [isOpen, draft, change])

  return {
    Sheet: sheet?.ConnectedFilterSheet,
    isOpen,
    draft: draft ?? listing,
    choose: (next: Listing) => {
      isChanged.current = true
      setDraft(next)
    },
    /** Rejects where its code cannot be had. */
    open: async () => {
      await ask()
      setDraft(undefined)
      await navigate({ pathname, search }, { state: filtersEntry, preventScrollReset: true })
    },
    close: () => void navigate(-1),
  }
}
