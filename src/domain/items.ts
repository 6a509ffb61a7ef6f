import { formatNumber } from './money.ts'

/** A number of products: '1 item', '3 items', '1,00,000 items'. */
export function formatItems(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'item' : 'items'}`
}
