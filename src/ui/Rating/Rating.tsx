import { classes } from '../classes.ts'
import { Icon } from '../Icon/Icon.tsx'
import { count as countStyle, mark, rating, value as valueStyle } from './Rating.css.ts'
import { Stars } from './Stars.tsx'

interface RatingProps {
  /** From 0 to 5; shown to one decimal. */
  value: number
  /** How many have rated it; left out, nothing is said about it. */
  count?: number | undefined
  /** One star and the figures for a card, five for a product's own page. */
  layout?: 'compact' | 'stars' | undefined
  className?: string | undefined
}

/** How a piece was rated. Spoken as one sentence: 'Rated 4.8 out of 5, 128 reviews'. */
export function Rating({ value, count, layout = 'compact', className }: RatingProps) {
  const shown = value.toFixed(1)
  const reviews = count === undefined ? undefined : `${count} ${count === 1 ? 'review' : 'reviews'}`
  const compact = layout === 'compact'
  const words = compact ? `(${count})` : reviews
  return (
    <span
      role="img"
      aria-label={[`Rated ${shown} out of 5`, reviews].filter(Boolean).join(', ')}
      className={classes(rating, className)}
    >
      {compact ? <Icon name="star" size={14} className={mark} /> : <Stars value={value} />}
      <span className={valueStyle}>{shown}</span>
      {reviews && <span className={countStyle({ layout })}>{words}</span>}
    </span>
  )
}
