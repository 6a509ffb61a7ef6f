import type { ReactNode } from 'react'
import { paths } from '#features/shared/paths.ts'
import { type } from '#theme/type.css.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Spinner } from '#ui/Spinner/Spinner.tsx'
import { EmptyState } from '#ui/State/EmptyState.tsx'
import { ErrorState } from '#ui/State/ErrorState.tsx'
import { FamilyFigures } from '../FamilyFigures/FamilyFigures.tsx'
import { head, section } from '../section.css.ts'
import * as styles from './FeaturedCollections.css.ts'

/** Where the featured pieces stand. `count` is the number of cards shown. */
export type FeaturedState = { is: 'loading' } | { is: 'failed'; message: string } | { is: 'ready'; count: number }

export interface FeaturedCollectionsProps {
  state: FeaturedState
  /** The cards. */
  children?: ReactNode
}

/** 'Handpicked for You' and its three other states (spec.md §2, home, block 4). */
export function FeaturedCollections({ state, children }: FeaturedCollectionsProps) {
  const count = state.is === 'ready' ? state.count : 0
  return (
    <section className={section} aria-labelledby="featured-title">
      <div className={head}>
        <h2 className={type.sectionTitle} id="featured-title">
          Handpicked for You
        </h2>
        {count > 0 && (
          <p className={`${type.small} ${styles.quiet}`}>Over {count * 6} handcrafted pieces waiting for you</p>
        )}
      </div>
      <FeaturedBody state={state}>{children}</FeaturedBody>
      <p className={styles.more}>
        <ButtonLink href={paths.collections} variant="secondary">
          Explore All Collections
        </ButtonLink>
      </p>
      <FamilyFigures />
    </section>
  )
}

function FeaturedBody({ state, children }: FeaturedCollectionsProps) {
  if (state.is === 'loading') {
    return (
      <div className={styles.waiting}>
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
      />
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
