import { maxQuantity, type CartItem } from '#domain/cart/cart.ts'
import { displayName } from '#domain/product/product.ts'
import { QuantityStepper } from '#ui/QuantityStepper/QuantityStepper.tsx'

interface LineQuantityProps {
  item: Pick<CartItem, 'product' | 'quantity'>
  onQuantity: (quantity: number) => void
}

/**
 * The quantity of a cart line, on the cart page and in the mini cart.
 *
 * @internal
 */
export function LineQuantity({ item: { product, quantity }, onQuantity }: LineQuantityProps) {
  return (
    <QuantityStepper
      size="small"
      max={maxQuantity}
      name={displayName(product)}
      value={quantity}
      onChange={onQuantity}
    />
  )
}
