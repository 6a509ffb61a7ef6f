import { classes } from '../classes.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { amount, original as originalStyle, price as priceStyle, saving as savingStyle } from './Price.css.ts'

interface PriceProps {
  /** As it is written: '₹12,499'. */
  price: string
  /** What it cost before, as it is written. */
  original?: string | undefined
  /** 'Save ₹3,125' or '20% off'. */
  saving?: string | undefined
  /** On a card, as the amount of a product page, or in the bar under the thumb. */
  size?: 'card' | 'page' | 'bar' | undefined
  className?: string | undefined
}

/** What a piece costs, what it cost, what is saved. */
export function Price({ price, original, saving, size = 'card', className }: PriceProps) {
  return (
    <div className={classes(priceStyle({ size }), className)}>
      <span className={amount({ size })}>{price}</span>
      {original && (
        <s className={originalStyle({ size })}>
          <VisuallyHidden>Original price </VisuallyHidden>
          {original}
        </s>
      )}
      {saving && <span className={savingStyle({ size })}>{saving}</span>}
    </div>
  )
}
