import type { Product } from './product.ts'

/** Characters that search engines show of a description. */
const maxLength = 160

/** The short description of a product, or the beginning of the long one up to a whole word: 'A weave from …'. */
export function summaryOf({ shortDescription, description }: Product): string {
  const text = shortDescription || description
  return text.length > maxLength ? `${text.slice(0, maxLength).replace(/\s+\S*$/, '')} …` : text
}
