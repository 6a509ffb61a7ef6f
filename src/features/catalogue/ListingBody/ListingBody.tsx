import type { ReactNode } from 'react'
import { paths } from '#features/shared/paths.ts'
import { Button } from '#ui/Button/Button.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { EmptyState } from '#ui/State/EmptyState.tsx'
import { ErrorState } from '#ui/State/ErrorState.tsx'
import { ProductGridSkeleton } from '../ProductGrid/ProductGridSkeleton.tsx'
import * as styles from './ListingBody.css.ts'

/** Where a listing stands. `moreHref` leads to the same listing with more cards. */
export type ListingState = { is: 'loading' } | { is: 'failed' } | { is: 'ready'; total: number; moreHref?: string }

export interface ListingBodyProps {
  state: ListingState
  /** Loads the page anew (spec.md §2: Try Again reloads the page). */
  onTryAgain: () => void
  /** The cards. */
  children?: ReactNode
}

/** The cards of a listing, or what stands in their place (spec.md §2, collections page, states). */
export function ListingBody({ state, onTryAgain, children }: ListingBodyProps) {
  if (state.is === 'loading') return <ProductGridSkeleton />
  if (state.is === 'failed') {
    return (
      <ErrorState level={2} title="Error Loading Products" message="Failed to load products">
        <Button onClick={onTryAgain}>Try Again</Button>
      </ErrorState>
    )
  }
  if (state.total === 0) {
    return (
      <EmptyState level={2} title="No products found" message="Try adjusting your filters to see more pieces.">
        <ButtonLink href={paths.collections} variant="secondary">
          Clear All Filters
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <>
      {children}
      {state.moreHref && (
        <p className={styles.more}>
          <ButtonLink href={state.moreHref} variant="secondary" preventScrollReset replace>
            Show more
          </ButtonLink>
        </p>
      )}
    </>
  )
}
