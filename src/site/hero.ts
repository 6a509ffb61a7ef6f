import type { CategorySlug } from '#domain/category.ts'
import { categoryFacts } from './categories.ts'
import { featuredCollection } from './featuredCollection.ts'
import { newTitle } from './listingTitles.ts'
import type { SitePicture } from './sitePicture.ts'

/**
 * One slide of the home page's hero (handbook, Rules: home): fixed, not fetched. The cloth, seen from two distances.
 */
export interface HeroSlide {
  /** The collection it leads to. */
  category: CategorySlug
  /** The name of the collection where left out. */
  title?: string
  badge: string
  offer: string
  /** One sentence, on wide screens. */
  description: string
  /** Before the name of the collection on the button. */
  ctaVerb: string
  fullView: SitePicture
  /** The full view for phones and tablets, as high as wide; their panes are too low for the other. */
  squareView?: SitePicture
  detail: SitePicture
  /** The only picture on phones and tablets, and so the one with alternative text. */
  leads: 'fullView' | 'detail'
}

/** Accessible name of the hero. */
export const heroLabel = 'Highlights of the shop'

/** Milliseconds between slides. */
export const heroInterval = 5000

export const heroSlides: readonly [HeroSlide, ...HeroSlide[]] = [
  {
    category: 'pure-silks',
    title: 'Handcrafted Excellence',
    badge: newTitle,
    offer: 'Up to 25% Off',
    description: 'Mulberry and tussar from looms we know by name.',
    ctaVerb: 'Shop',
    fullView: cloth(
      'pure-silks',
      '#C8B8A8',
      'A madder silk saree over a rod, its green pallu in front with rows of gold and a fringe',
    ),
    squareView: { src: '/pictures/hero-pure-silks-square.avif', alt: '', width: 1080, height: 1080, colour: '#C8B8A8' },
    detail: cloth('pure-silks-close', '#284838'),
    leads: 'fullView',
  },
  {
    category: 'function-wear',
    badge: featuredCollection.badge,
    offer: 'Special Pricing',
    description: categoryFacts['function-wear'].description,
    ctaVerb: 'Explore',
    fullView: { src: '/pictures/category-function-wear.avif', alt: '', width: 800, height: 1200, colour: '#B8A898' },
    detail: {
      src: '/pictures/featured-collection.avif',
      alt: 'Peacocks walking along the gold border of a black Paithani',
      width: 1200,
      height: 900,
      colour: '#77593B',
    },
    leads: 'detail',
  },
  {
    category: 'cotton-linen',
    title: 'Everyday Elegance',
    badge: 'Bestseller',
    offer: 'Starting ₹2,999',
    description: 'Cotton and linen that breathe through a Kerala afternoon.',
    ctaVerb: 'Shop',
    fullView: cloth('cotton-linen', '#B8B8A8'),
    detail: cloth('cotton-linen-close', '#282858', 'Leaves and flowers printed in white on indigo cotton'),
    leads: 'detail',
  },
]

function cloth(name: string, colour: string, alt = ''): SitePicture {
  return { src: `/pictures/hero-${name}.avif`, alt, width: 800, height: 1200, colour }
}
