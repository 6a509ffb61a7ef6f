import type { Product } from './product.ts'

/** The fabrics of a product that has several: a filter offers each. */
export function fabricsOf({ fabric }: Pick<Product, 'fabric'>): string[] {
  return fabric === '' ? [] : fabric.split(', ')
}
