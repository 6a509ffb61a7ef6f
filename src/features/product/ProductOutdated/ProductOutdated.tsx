import { useRef } from 'react'
import { TryAgainButton } from '#features/shared/TryAgainButton/TryAgainButton.tsx'
import { useRestoreFocus } from '#ui/State/useRestoreFocus.ts'
import * as styles from './ProductOutdated.css.ts'

export interface ProductOutdatedProps {
  /** There is no network. */
  isOffline: boolean
  /** It is being requested again. */
  isLoading: boolean
  /** How often it could not be read: with another number the same text is announced again. */
  attempt?: number
  onTryAgain: () => void
}

/**
 * Above a product that is shown from a list, because its own record could not be read. It does not announce itself: it
 * belongs into a live region that is there before.
 */
export function ProductOutdated({ isOffline, isLoading, attempt, onTryAgain }: ProductOutdatedProps) {
  const part = useRef<HTMLDivElement>(null)
  useRestoreFocus(part)
  return (
    <div ref={part} className={styles.notice} data-screen-only>
      <p key={attempt}>
        {isOffline ? 'There is no connection. ' : ''}Price and stock are as the list showed them, and may have changed.
      </p>
      <TryAgainButton variant="plain" size="small" loading={isLoading} onClick={onTryAgain} />
    </div>
  )
}
