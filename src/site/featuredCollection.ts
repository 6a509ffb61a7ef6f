import { paths } from './paths.ts'
import type { SitePicture } from './sitePicture.ts'

/** The featured-collection block of the home page. */
export const featuredCollection = {
  badge: 'Featured Collection',
  title: 'Woven for the Great Days',
  description:
    'Peacocks in tapestry on a ground of gold, silk with weight to it. For the temple, the wedding hall and the long photograph after.',
  ctaText: 'Shop Now',
  ctaLink: paths.collections,
  picture: {
    src: '/pictures/featured-collection.avif',
    alt: 'A black Paithani, peacocks walking along its gold border',
    width: 1200,
    height: 900,
    colour: '#77593B',
  },
} as const satisfies Record<string, string | SitePicture>
