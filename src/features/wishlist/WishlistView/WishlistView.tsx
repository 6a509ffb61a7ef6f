import type { ReactNode } from 'react'
import { type } from '#theme/type.css.ts'
import { needsScripts } from '#site/withoutScripts.ts'
import { Spinner } from '#ui/Spinner/Spinner.tsx'
import { visuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './WishlistView.css.ts'

/** Loading state of the wishlist. */
export function WishlistLoading() {
  return (
    <>
      <p data-without-scripts>{needsScripts}</p>
      <div className={styles.loading} data-with-scripts>
        <Spinner size="lg" logo text="Loading your wishlist..." />
      </div>
    </>
  )
}

export interface WishlistViewProps {
  /** False until storage has been read; before that the list is neither full nor empty. */
  isReady: boolean
  /** Nothing is saved: the empty state, in the middle of the page, has the only visible heading. */
  isEmpty?: boolean
  /** Shown meanwhile: `WishlistLoading`. */
  loading: ReactNode
  /** The saved products. */
  children?: ReactNode
}

/** Frame of the wishlist page: heading, and contents or loading state. */
export function WishlistView({ isReady, isEmpty = false, loading, children }: WishlistViewProps) {
  return (
    <div className={styles.frame({ isEmpty })}>
      <h1 className={isEmpty ? visuallyHidden : type.pageTitle}>Your wishlist</h1>
      {isReady ? children : loading}
    </div>
  )
}
