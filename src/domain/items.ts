/** A number of products: '1 item', '3 items'. */
export function formatItems(count: number): string {
  return `${count} ${count === 1 ? 'item' : 'items'}`
}
