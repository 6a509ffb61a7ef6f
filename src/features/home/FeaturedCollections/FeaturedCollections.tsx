import type { ReactNode } from 'react'
import { TryAgainButton } from '#features/shared/TryAgainButton/TryAgainButton.tsx'
import { exploreCollectionsLabel } from '#site/actionLabels.ts'
import { paths } from '#site/paths.ts'
import { limits } from '#site/limits.ts'
import { featuredTitle } from '#site/sectionTitles.ts'
import { type } from '#theme/type.css.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Spinner } from '#ui/Spinner/Spinner.tsx'
import { EmptyState } from '#ui/State/EmptyState.tsx'
import { ErrorState } from '#ui/State/ErrorState.tsx'
import { Stats } from '../Stats/Stats.tsx'
import { head, section } from '../section.css.ts'
import * as styles from './FeaturedCollections.css.ts'

/** State of the featured products. `count` is the number of cards shown. */
export type FeaturedState = { is: 'loading' } | { is: 'failed'; message: string } | { is: 'ready'; count: number }

export interface FeaturedCollectionsProps {
  state: FeaturedState
  onTryAgain: () => void
  /** The cards. */
  children?: ReactNode
}

/** 'Handpicked for You' and its three other states (handbook, Rules: home). */
export function FeaturedCollections({ state, onTryAgain, children }: FeaturedCollectionsProps) {
  const count = state.is === 'ready' ? state.count : 0
  return (
    <section className={section} aria-labelledby="featured-title">
      <div className={head}>
        <h2 className={type.sectionTitle} id="featured-title">
          {featuredTitle}
        </h2>
        {count > 0 && (
          <p className={`${type.small} ${styles.muted}`}>
            Over {count * limits.itemsPerFeaturedProduct} handcrafted pieces waiting for you
          </p>
        )}
      </div>
      <FeaturedBody state={state} onTryAgain={onTryAgain}>
        {children}
      </FeaturedBody>
      <p className={styles.more}>
        <ButtonLink href={paths.collections} variant="secondary">
          {exploreCollectionsLabel}
        </ButtonLink>
      </p>
      <Stats />
    </section>
  )
}

function FeaturedBody({ state, onTryAgain, children }: FeaturedCollectionsProps) {
  if (state.is === 'loading') {
    return (
      <div className={styles.loading}>
        <Spinner size="lg" logo text="Loading featured products..." />
      </div>
    )
  }
  if (state.is === 'failed') {
    return (
      <ErrorState
        level={3}
        title="Unable to load products"
        message={state.message || 'Something went wrong while fetching products.'}
      >
        <TryAgainButton onClick={onTryAgain} />
      </ErrorState>
    )
  }
  if (state.count === 0) {
    return (
      <EmptyState
        level={3}
        title="No featured products available"
        message="Please check back later for our latest featured collection."
      />
    )
  }
  return children
}
