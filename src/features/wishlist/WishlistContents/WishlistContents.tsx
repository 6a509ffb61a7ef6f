import type { ReactNode } from 'react'
import { focusNext } from '#features/shared/focusNext.ts'
import { Notice } from '#features/shared/Notice/Notice.tsx'
import { paths } from '#features/shared/paths.ts'
import { type } from '#theme/type.css.ts'
import { Button } from '#ui/Button/Button.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Emblem } from '#ui/Icon/Emblem.tsx'
import { EmptyState } from '#ui/State/EmptyState.tsx'
import { ErrorState } from '#ui/State/ErrorState.tsx'
import * as styles from './WishlistContents.css.ts'

/** Where the saved pieces stand. `gone` are those the store has no more: counted, and not among the cards. */
export type WishlistState =
  { is: 'empty' } | { is: 'loading' } | { is: 'failed' } | { is: 'ready'; count: number; gone: number }

export interface WishlistContentsProps {
  state: WishlistState
  /** Stands there while the cards are on their way: what the page has shown before. */
  waiting: ReactNode
  /** What was kept could not be read: told until it is dismissed. */
  onDismissSetAside?: (() => void) | undefined
  onClear: () => void
  onShare: () => void
  onTryAgain: () => void
  onRemoveGone: () => void
  /** The cards. */
  children?: ReactNode
}

/** What is saved, or what stands in its place (spec.md §2, wishlist). */
export function WishlistContents({ onDismissSetAside, ...props }: WishlistContentsProps) {
  return (
    <div>
      {onDismissSetAside && (
        <div className={styles.notices}>
          <Notice
            words="The wishlist this device kept could not be read. It is set aside here, and you begin with a new one."
            action={{ label: 'OK', onClick: answered(onDismissSetAside) }}
          />
        </div>
      )}
      <Saved {...props} />
    </div>
  )
}

function Saved(props: WishlistContentsProps) {
  const { state, waiting, onClear, onShare, onTryAgain, onRemoveGone, children } = props
  if (state.is === 'loading') return waiting
  if (state.is === 'empty') {
    return (
      <EmptyState title="Nothing is saved yet" message="Press the heart of a piece and it waits here, on this device.">
        <ButtonLink href={paths.collections}>Browse Collections</ButtonLink>
      </EmptyState>
    )
  }
  if (state.is === 'failed') {
    return (
      <ErrorState title="Failed to load products. Please try again.">
        <Button onClick={onTryAgain}>Try Again</Button>
      </ErrorState>
    )
  }
  const { count, gone } = state
  return (
    <>
      <div className={styles.bar}>
        <p className={`${type.small} ${styles.count}`} role="status">
          {count} {count === 1 ? 'item' : 'items'}
        </p>
        <div className={styles.keys}>
          <Button variant="plain" size="small" icon="share" onClick={onShare}>
            Share
          </Button>
          <Button variant="plain" size="small" icon={<Emblem name="trash" size={20} />} onClick={answered(onClear)}>
            Clear All
          </Button>
        </div>
      </div>
      {gone > 0 && (
        <div className={styles.notices}>
          <Notice words={`${gone} no longer available`} action={{ label: 'Remove', onClick: answered(onRemoveGone) }} />
        </div>
      )}
      {children}
    </>
  )
}

/** What takes its own button away hands the focus on. */
function answered(act: () => void) {
  return () => {
    act()
    focusNext()
  }
}
