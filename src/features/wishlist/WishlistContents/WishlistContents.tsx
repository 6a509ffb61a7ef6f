import type { ReactNode } from 'react'
import { formatItems } from '#domain/items.ts'
import { wishlistMessages } from '#domain/wishlist/wishlistMessages.ts'
import { TryAgainButton } from '#features/shared/TryAgainButton/TryAgainButton.tsx'
import { thenFocusNext } from '#features/shared/focusNext.ts'
import { browseCollectionsLabel, clearAllLabel } from '#site/actionLabels.ts'
import { paths } from '#site/paths.ts'
import { type } from '#theme/type.css.ts'
import { Button } from '#ui/Button/Button.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'
import { EmptyState } from '#ui/State/EmptyState.tsx'
import { ErrorState } from '#ui/State/ErrorState.tsx'
import * as styles from './WishlistContents.css.ts'

/** State of the wishlist. `gone` counts saved products that the store no longer has; `count` includes them. */
export type WishlistState =
  | { is: 'empty' }
  | { is: 'loading' }
  | { is: 'failed' }
  | { is: 'ready'; count: number; gone: number }

export interface WishlistContentsProps {
  state: WishlistState
  /** Loading state, the same as that of the page. */
  loading: ReactNode
  /** Given if the stored wishlist could not be read: shows a notice until dismissed. */
  onDismissQuarantined?: (() => void) | undefined
  /** The device could not store the last changes. */
  isUnsaved?: boolean
  /** Given as long as the last removal can be undone. */
  onUndo?: (() => void) | undefined
  onClear: () => void
  onShare: () => void
  onTryAgain: () => void
  onRemoveGone: () => void
  /** The cards. */
  children?: ReactNode
}

/** The saved products, or the loading, empty or error state (handbook, Rules: wishlist). */
export function WishlistContents({ onDismissQuarantined, isUnsaved = false, ...props }: WishlistContentsProps) {
  const gone = props.state.is === 'ready' ? props.state.gone : 0
  return (
    <div>
      {/* Always mounted: a live region that is inserted together with its text is not announced. */}
      <div className={styles.notices} aria-live="polite">
        {onDismissQuarantined && (
          // It comes together with this region, and an alert is announced nevertheless.
          <Notice tone="warning" role="alert" action={{ label: 'OK', onClick: thenFocusNext(onDismissQuarantined) }}>
            The wishlist this device kept could not be read. It is set aside here, and you begin with a new one.
          </Notice>
        )}
        {isUnsaved && (
          <Notice tone="warning" role="alert">
            {wishlistMessages.unsaved}
          </Notice>
        )}
        {gone > 0 && (
          <Notice
            tone="warning"
            action={{ label: 'Remove', onClick: thenFocusNext(props.onRemoveGone) }}
          >{`${gone} no longer available`}</Notice>
        )}
      </div>
      <Saved {...props} />
    </div>
  )
}

const undoLabel = (
  <>
    Undo<VisuallyHidden> the last removal</VisuallyHidden>
  </>
)

function Saved(props: WishlistContentsProps) {
  const { state, loading, onUndo, onClear, onShare, onTryAgain, children } = props
  if (state.is === 'loading') return loading
  if (state.is === 'empty') {
    return (
      <EmptyState
        isPage
        title="Nothing is saved yet"
        message="Press the heart of a piece and it waits here, on this device."
      >
        <ButtonLink href={paths.collections}>{browseCollectionsLabel}</ButtonLink>
        {onUndo && (
          <Button variant="secondary" onClick={onUndo}>
            {undoLabel}
          </Button>
        )}
      </EmptyState>
    )
  }
  if (state.is === 'failed') {
    return (
      <ErrorState title="Failed to load products. Please try again.">
        <TryAgainButton onClick={onTryAgain} />
      </ErrorState>
    )
  }
  return (
    <>
      <div className={styles.bar}>
        <p className={`${type.small} ${styles.count}`} role="status">
          {formatItems(state.count)}
        </p>
        <div className={styles.actions}>
          {onUndo && (
            <Button variant="plain" size="small" onClick={onUndo}>
              {undoLabel}
            </Button>
          )}
          <Button variant="plain" size="small" icon="share" onClick={onShare}>
            Share
          </Button>
          <Button variant="plain" size="small" icon="trash" onClick={thenFocusNext(onClear)}>
            {clearAllLabel}
          </Button>
        </div>
      </div>
      {children}
    </>
  )
}
