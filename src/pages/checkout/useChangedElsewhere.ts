import { useState } from 'react'
import { lineKey, type CartItem } from '#domain/cart/cart.ts'

/**
 * Whether the cart has other lines, quantities or finishing than the checkout began with, once it has been read. The checkout
 * itself changes none of them: it was another tab.
 */
export function useChangedElsewhere(items: readonly CartItem[], isReady: boolean): boolean {
  const [initialLines, setInitialLines] = useState<string>()
  const lines = JSON.stringify(items.map((item) => [lineKey(item), item.quantity, item.finishing]))
  if (isReady && initialLines === undefined) setInitialLines(lines)
  return initialLines !== undefined && initialLines !== lines
}
