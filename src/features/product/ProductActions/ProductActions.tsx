import { IconButton } from '#ui/Button/IconButton.tsx'
import * as styles from './ProductActions.css.ts'

export interface ProductActionsProps {
  /** The product is on the wishlist. */
  isSaved: boolean
  onToggleSaved: () => void
  onShare: () => void
}

/** Wishlist and share buttons of the product page. */
export function ProductActions({ isSaved, onToggleSaved, onShare }: ProductActionsProps) {
  return (
    <div className={styles.actions}>
      <IconButton
        icon={isSaved ? 'heartFilled' : 'heart'}
        label="Save to wishlist"
        pressed={isSaved}
        onClick={onToggleSaved}
      />
      <IconButton icon="share" label="Share" onClick={onShare} />
    </div>
  )
}
