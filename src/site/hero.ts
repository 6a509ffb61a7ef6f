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
    ...cloth('pure-silks', '#14452F', 'A madder Kanjivaram over a rod, its green pallu in front'),
  },
  {
    id: 'function-wear',
    title: 'Function Wear',
    badge: 'Featured Collection',
    offer: 'Special Pricing',
    ctaText: 'Explore Function Wear',
    ctaLink: '/collections/function-wear',
    ...cloth('function-wear', '#D9B878', 'A gold tissue kasavu over a rod, peacocks along its end'),
  },
  {
    id: 'cotton-linen',
    title: 'Everyday Elegance',
    badge: 'Bestseller',
    offer: 'Starting ₹2,999',
    ctaText: 'Shop Cotton/Linen',
    ctaLink: '/collections/cotton-linen',
    ...cloth('cotton-linen', '#F3EAD3', 'A cream cotton over a rod, fine black lines along its edges'),
  },
]

function cloth(name: string, colour: string, alt: string): Pick<HeroSlide, 'hung' | 'detail'> {
  const size = { width: 800, height: 1200, colour }
  return {
    hung: { src: `/pictures/hero-${name}.avif`, alt, ...size },
    detail: { src: `/pictures/hero-${name}-close.avif`, alt: '', ...size },
  }
}
