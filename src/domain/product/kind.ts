import type { Product } from './product.ts'

/** All products are sarees, except salwar suites. */
export function kindOf({ category }: Pick<Product, 'category'>): 'saree' | 'suite' {
  return category.slug.includes('salwar') ? 'suite' : 'saree'
}
