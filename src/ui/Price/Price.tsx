import { cx } from '../cx.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { amount, original as originalStyle, price as priceStyle, saving as savingStyle } from './Price.css.ts'

interface PriceProps {
  /** Formatted: '₹12,499'. */
  price: string
  /** The price before the reduction, formatted. */
  original?: string | undefined
  /** 'Save ₹3,125' or '20% off'. */
  saving?: string | undefined
  /** For a card, the product page, or the sticky bar on phones. */
  size?: 'card' | 'page' | 'bar' | undefined
  className?: string | undefined
}

/** The price of a product, with the original price and the saving if it is reduced. */
export function Price({ price, original, saving, size = 'card', className }: PriceProps) {
  return (
    <div className={cx(priceStyle({ size }), className)}>
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
