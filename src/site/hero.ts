/** A picture of the shop's own pages; sizes in px of the original. */
export interface SitePicture {
  src: string
  alt: string
  width: number
  height: number
  /** sRGB of its ground, painted until the picture is there. */
  colour: string
}

/** One slide of the home page's hero (spec.md §2): fixed, not fetched. One saree, seen from two distances. */
export interface HeroSlide {
  id: string
  title: string
  badge: string
  offer: string
  ctaText: string
  ctaLink: string
  hung: SitePicture
  detail: SitePicture
}

export const heroSlides: readonly [HeroSlide, ...HeroSlide[]] = [
  {
    id: 'pure-silks',
    title: 'Handcrafted Excellence',
    badge: 'New Arrivals',
    offer: 'Up to 25% Off',
    ctaText: 'Shop Pure Silks',
    ctaLink: '/collections/pure-silks',
    ...cloth('ps-01', '#8C1C2E', 'Madder silk with a dark green temple border'),
  },
  {
    id: 'function-wear',
    title: 'Function Wear',
    badge: 'Featured Collection',
    offer: 'Special Pricing',
    ctaText: 'Explore Function Wear',
    ctaLink: '/collections/function-wear',
    ...cloth('fw-01', '#F3EAD3', 'Kasavu with a gold border'),
  },
  {
    id: 'cotton-linen',
    title: 'Everyday Elegance',
    badge: 'Bestseller',
    offer: 'Starting ₹2,999',
    ctaText: 'Shop Cotton/Linen',
    ctaLink: '/collections/cotton-linen',
    ...cloth('cl-01', '#F3EAD3', 'Cotton with a woven border'),
  },
]

function cloth(key: string, colour: string, alt: string): Pick<HeroSlide, 'hung' | 'detail'> {
  const size = { width: 800, height: 1200, colour }
  return {
    hung: { src: `/pictures/${key}-full.svg`, alt, ...size },
    detail: { src: `/pictures/${key}-close-up.svg`, alt: '', ...size },
  }
}
