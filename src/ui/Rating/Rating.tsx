import { cx } from '../cx.ts'
import { Icon } from '../Icon/Icon.tsx'
import { count as countStyle, mark, rating, value as valueStyle } from './Rating.css.ts'
import { Stars } from './Stars.tsx'

interface RatingProps {
  /** From 0 to 5; shown to one decimal. */
  value: number
  /** Number of reviews; not shown when left out. */
  count?: number | undefined
  /** One star and the number for a card, five stars for the product page. */
  layout?: 'compact' | 'stars' | undefined
  className?: string | undefined
}

/** The rating of a product. Read by screen readers as one sentence: 'Rated 4.8 out of 5, 128 reviews'. */
export function Rating({ value, count, layout = 'compact', className }: RatingProps) {
  const shown = value.toFixed(1)
  const reviews = count === undefined ? undefined : `${count} ${count === 1 ? 'review' : 'reviews'}`
  const compact = layout === 'compact'
  const countText = compact ? `(${count})` : reviews
  return (
    <span
      role="img"
      aria-label={[`Rated ${shown} out of 5`, reviews].filter(Boolean).join(', ')}
      className={cx(rating, className)}
    >
      {compact ? <Icon name="star" size={14} className={mark} /> : <Stars value={value} />}
      <span className={valueStyle}>{shown}</span>
      {reviews && <span className={countStyle({ layout })}>{countText}</span>}
    </span>
  )
}
