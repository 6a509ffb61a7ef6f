import type { CategorySlug } from '#domain/category.ts'
import type { SitePicture } from './sitePicture.ts'

/** The collections the home page leads to, how each was rated, and the product whose threads stand for it. */
export const homeCategories = [
  { slug: 'cotton-linen', rating: 4.6, colour: '#946032', closeUp: 'cl-10' },
  { slug: 'pure-silks', rating: 4.7, colour: '#983848', closeUp: 'ps-01' },
  { slug: 'unstitched-salwar-suites', rating: 4.8, colour: '#B82868', closeUp: 'us-08' },
  { slug: 'party-wear', rating: 4.6, colour: '#582848', closeUp: 'pw-06' },
] as const satisfies readonly { slug: CategorySlug; rating: number; colour: string; closeUp: string }[]

/** A collection's cloth spread at full length. The name beside it says what it is. */
export function spreadPicture(slug: CategorySlug, colour: string): SitePicture {
  return { src: `/pictures/category-${slug}.avif`, alt: '', width: 800, height: 1200, colour }
}

/** The threads of a cloth. The name beside it says what it is. */
export function closeUpPicture(code: string, colour: string): SitePicture {
  return { src: `/pictures/${code}-close-up.avif`, alt: '', width: 800, height: 1200, colour }
}
