import type { CategorySlug } from '#domain/category.ts'
import type { SitePicture } from './sitePicture.ts'

/** The close-up of a product, and where to crop it so that cloth fills a square. */
interface CloseUp {
  code: string
  focus: string
}

/** The collections the home page links to, the rating of each, and the product whose close-up represents it. */
export const homeCategories = [
  { slug: 'cotton-linen', rating: 4.6, colour: '#946032', closeUp: { code: 'cl-10', focus: '50% 0%' } },
  { slug: 'pure-silks', rating: 4.7, colour: '#384880', closeUp: { code: 'ps-02', focus: '50% 0%' } },
  { slug: 'unstitched-salwar-suites', rating: 4.8, colour: '#B82868', closeUp: { code: 'us-08', focus: '50% 0%' } },
  { slug: 'party-wear', rating: 4.6, colour: '#582848', closeUp: { code: 'pw-06', focus: '50% 100%' } },
] as const satisfies readonly { slug: CategorySlug; rating: number; colour: string; closeUp: CloseUp }[]

/** A collection's cloth spread at full length. The name beside it says what it is. */
export function spreadPicture(slug: CategorySlug, colour: string): SitePicture {
  return { src: `/pictures/category-${slug}.avif`, alt: '', width: 800, height: 1200, colour }
}

/** The threads of a cloth. The name beside it says what it is. */
export function closeUpPicture({ code, focus }: CloseUp, colour: string): SitePicture {
  return { src: `/pictures/${code}-close-up.avif`, alt: '', width: 800, height: 1200, colour, focus }
}
