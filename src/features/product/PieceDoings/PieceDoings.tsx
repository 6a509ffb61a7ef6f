import { IconButton } from '#ui/Button/IconButton.tsx'
import * as styles from './PieceDoings.css.ts'

export interface PieceDoingsProps {
  /** Whether the piece is on the wishlist. */
  isSaved: boolean
  onToggleSaved: () => void
  onShare: () => void
}

/** The heart and the way to share a piece, beside its badges (spec.md §2, product detail). */
export function PieceDoings({ isSaved, onToggleSaved, onShare }: PieceDoingsProps) {
  return (
    <div className={styles.doings}>
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
