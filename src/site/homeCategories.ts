import type { CategorySlug } from '#domain/category.ts'
import type { SitePicture } from './sitePicture.ts'

/** The collections the home page leads to, and how each was rated. */
export const homeCategories = [
  { slug: 'cotton-linen', rating: 4.6, colour: '#946032' },
  { slug: 'pure-silks', rating: 4.7, colour: '#983848' },
  { slug: 'unstitched-salwar-suites', rating: 4.8, colour: '#B82868' },
  { slug: 'party-wear', rating: 4.6, colour: '#582848' },
] as const satisfies readonly { slug: CategorySlug; rating: number; colour: string }[]

/** A collection's cloth spread at full length, and folded on itself. The name beside them says what they are. */
export function categoryPictures(slug: CategorySlug, colour: string): { spread: SitePicture; folded: SitePicture } {
  return {
    spread: { src: `/pictures/category-${slug}.avif`, alt: '', width: 800, height: 1200, colour },
    folded: { src: `/pictures/collection-${slug}.avif`, alt: '', width: 640, height: 640, colour },
  }
}
