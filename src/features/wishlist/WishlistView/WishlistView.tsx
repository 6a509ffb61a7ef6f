import { Suspense, type ReactNode } from 'react'
import { type } from '#theme/type.css.ts'
import { Spinner } from '#ui/Spinner/Spinner.tsx'
import * as styles from './WishlistView.css.ts'

/** Said while the saved pieces, or the code that shows them, are on their way (spec.md §2, wishlist). */
export function WishlistWaiting() {
  return (
    <div className={styles.waiting}>
      <Spinner size="lg" logo text="Loading your wishlist..." />
    </div>
  )
}

export interface WishlistViewProps {
  /** False until this device has been asked; before that the list is neither full nor empty. */
  isReady: boolean
  /** Stands there meanwhile: `WishlistWaiting`. */
  waiting: ReactNode
  /** What is saved; its code may still be on its way. */
  children?: ReactNode
}

/** The room of the wishlist (spec.md §2): its heading, and whatever is known of what is saved. */
export function WishlistView({ isReady, waiting, children }: WishlistViewProps) {
  return (
    <div className={styles.room}>
      <h1 className={type.pageTitle}>Your wishlist</h1>
      {isReady ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}
    </div>
  )
}
