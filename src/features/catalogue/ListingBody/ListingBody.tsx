import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { TryAgainButton } from '#features/shared/TryAgainButton/TryAgainButton.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { ErrorState } from '#ui/State/ErrorState.tsx'
import { ProductGridSkeleton } from '../ProductGrid/ProductGridSkeleton.tsx'
import * as styles from './ListingBody.css.ts'

/**
 * State of a listing. `moreHref` is the URL of the same listing with more cards; `hasFailed` if they could not be loaded;
 * `limit` the number of cards after which there are no more.
 */
export type ListingState =
  | { is: 'loading' }
  | { is: 'failed' }
  | { is: 'ready'; total: number; moreHref?: string; hasFailed?: boolean; limit?: number }

export interface ListingBodyProps {
  state: ListingState
  /** Reloads the page, or only requests the products again after a failed Show more or offline. */
  onTryAgain: () => void
  /** In place of the cards where there are none. */
  empty: ReactNode
  /** The cards. */
  children?: ReactNode
}

/** The cards of a listing, or its loading, empty or error state (handbook, Rules: listing and search). */
export function ListingBody({ state, onTryAgain, empty, children }: ListingBodyProps) {
  const seekNewCard = useNewCardFocus()
  const tryAgainForMore = (event: MouseEvent<HTMLElement>) => {
    seekNewCard(event)
    onTryAgain()
  }
  if (state.is === 'loading') return <ProductGridSkeleton />
  if (state.is === 'failed') {
    return (
      <ErrorState level={2} title="Error Loading Products" message="Failed to load products">
        <TryAgainButton onClick={onTryAgain} />
      </ErrorState>
    )
  }
  if (state.total === 0) return empty
  return (
    <>
      {children}
      {state.hasFailed && (
        <p className={styles.more} role="alert">
          More products could not be loaded.
          <TryAgainButton variant="plain" size="small" data-more onClick={tryAgainForMore} />
        </p>
      )}
      {state.limit && (
        <p className={styles.more}>These are the first {state.limit}. Filters and search show the others.</p>
      )}
      {state.moreHref && (
        <p className={styles.more}>
          <ButtonLink href={state.moreHref} variant="secondary" replace data-more onClick={seekNewCard}>
            Show more
          </ButtonLink>
        </p>
      )}
    </>
  )
}

/**
 * For a click on Show more or its Try Again: the first new card gets the focus once it is there, because Show more moves
 * below all of them. Until then the two replace each other, and the one that is there gets it. Only a keyboard's click
 * scrolls: a pointer stays where the new cards begin.
 */
function useNewCardFocus() {
  const sought = useRef<{ list: Element; place: number; pressed: Element; preventScroll: boolean }>(undefined)
  useEffect(() => {
    const seek = sought.current
    if (!seek) return
    const { list, place, pressed, preventScroll } = seek
    // The shopper may be elsewhere by now, and typing.
    const hasLeft = document.activeElement !== document.body && document.activeElement !== pressed
    const link = list.querySelectorAll('article')[place]?.querySelector('a')
    if (link) {
      sought.current = undefined
      if (!hasLeft) link.focus({ preventScroll })
      return
    }
    const next = list.querySelector<HTMLElement>('[data-more]')
    if (pressed.isConnected || !next) return
    seek.pressed = next
    if (!hasLeft) next.focus({ preventScroll })
  })
  return ({ currentTarget, detail }: MouseEvent<HTMLElement>) => {
    const list = currentTarget.closest('main')
    if (!list) return
    const place = list.querySelectorAll('article').length
    sought.current = { list, place, pressed: currentTarget, preventScroll: detail > 0 }
  }
}
