import { shop } from '#site/shop.ts'

/** One form of an address and what its page must contain. */
export interface RouteForm {
  path: string
  status?: 404
  /** Of the browser tab, without the shop's name; '' for the home page. */
  title: string
  /** First heading, in the server's own HTML. */
  heading: string
  /** The content under its heading is stored on the device: the server renders the frame alone. */
  waits?: true
  /** Path of the canonical address. */
  canonical?: string
  noindex?: true
  /** How many products it shows at least. */
  products?: number
}

const categories = {
  'pure-silks': 'Pure Silks',
  'cotton-linen': 'Cotton/Linen',
  'semi-silks': 'Semi Silks',
  'function-wear': 'Function Wear',
  'unstitched-salwar-suites': 'Unstitched Salwar Suites',
  'party-wear': 'Party Wear',
  workwear: 'Workwear',
}

/** One product of the demo catalogue by each of its ids: entityId, _id and id lead to one page. */
const product = {
  ids: ['ps-01', '52f0b8cb31deedc24a04ae72', '911649'],
  name: 'Kanjivaram Temple Border Silk',
  canonical: '/product/ps-01',
}

/** Every path, every form of query, both spellings of the account pages. */
export const routeForms: readonly RouteForm[] = [
  { path: '/', title: '', heading: 'Handcrafted Excellence', canonical: '/', products: 6 },
  ...listing('/collections', 'All Collections', 24),
  ...Object.entries(categories).flatMap(([slug, name]) => [
    { ...page(`/collections/${slug}`, name), canonical: `/collections/${slug}`, products: 12 },
    { ...page(`/collections?category=${slug}`, name), canonical: `/collections/${slug}`, products: 12 },
  ]),
  { ...page('/collections/sarongs', 'Sarongs'), noindex: true, products: 0 },
  { ...page(`/collections/${'z'.repeat(300)}`, `Z${'z'.repeat(99)}`), noindex: true, products: 0 },
  { ...page('/collections?search=kasavu', 'Search results for "kasavu"'), noindex: true, products: 1 },
  { ...page('/collections?search=zzzz', 'Search results for "zzzz"'), noindex: true, products: 0 },
  ...listing('/collections?filter=new', 'New Arrivals', 8),
  ...listing('/collections?filter=bestsellers', 'Bestsellers', 8),
  ...listing('/collections?filter=sale', 'Sale Items', 8),
  ...listing('/collections?filter=unheard-of', 'All Collections', 24),
  ...listing('/collections?price_max=2000', 'All Collections', 1),
  ...listing('/collections?price_min=2000&price_max=5000', 'All Collections', 8),
  ...listing('/collections?price_min=5000&price_max=10000', 'All Collections', 8),
  ...listing('/collections?price_min=10000', 'All Collections', 8),
  ...product.ids.map((id) => ({ ...page(`/product/${id}`, product.name), canonical: product.canonical })),
  { path: '/cart', title: 'Cart', heading: 'Your cart', noindex: true, waits: true },
  { path: '/wishlist', title: 'Wishlist', heading: 'Your wishlist', noindex: true, waits: true },
  { ...page('/checkout', 'Checkout'), noindex: true, waits: true },
  ...['/orders', '/orders/PW1733031000000'].map((path) => ({
    ...page(path, 'Your Orders', 'Your orders'),
    noindex: true as const,
    waits: true as const,
  })),
  ...['/signin', '/sign-in'].map((path) => ({ ...page(path, 'Sign In'), noindex: true as const })),
  ...['/signup', '/sign-up'].map((path) => ({ ...page(path, 'Sign Up'), noindex: true as const })),
  { ...page('/forgot-password', 'Forgot Password', 'Forgot your password?'), noindex: true },
  { ...page('/account', 'Your Account', 'Your account'), noindex: true, waits: true },
  ...known('Terms of Service', 'Terms of Service', '/terms-of-service', '/terms'),
  ...known('Privacy Policy', 'Privacy Policy', '/privacy-policy', '/privacy'),
  ...known('Return Policy', 'Return Policy', '/return-policy'),
  ...known('About', shop.tagline, '/about-us'),
  ...known('Contact', 'Contact us', '/contact'),
  { ...page('/nowhere/at-all', 'Page not found'), status: 404, noindex: true },
]

/** The whole title of a form's browser tab. */
export function tabTitle({ title }: RouteForm): string {
  return title ? `${title} | ${shop.name}` : `${shop.name} – ${shop.tagline}`
}

function page(path: string, title: string, heading = title): RouteForm {
  return { path, title, heading }
}

/** A page by each of its spellings, known by the first. */
function known(title: string, heading: string, canonical: string, ...others: string[]): RouteForm[] {
  return [canonical, ...others].map((path) => ({ path, title, heading, canonical }))
}

function listing(path: string, title: string, products: number): RouteForm[] {
  return [{ ...page(path, title), canonical: '/collections', products }]
}
