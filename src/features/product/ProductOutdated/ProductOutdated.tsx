import { Button } from '#ui/Button/Button.tsx'
import * as styles from './ProductOutdated.css.ts'

export interface ProductOutdatedProps {
  /** There is no network. */
  isOffline: boolean
  onTryAgain: () => void
}

/** Above a product that is shown from a list, because its own record could not be read. */
export function ProductOutdated({ isOffline, onTryAgain }: ProductOutdatedProps) {
  return (
    <div className={styles.notice} data-screen-only>
      <p role="status">
        {isOffline ? 'There is no connection. ' : ''}Price and stock are as the list showed them, and may have changed.
      </p>
      <Button variant="plain" size="small" onClick={onTryAgain}>
        Try Again
      </Button>
    </div>
  )
}
