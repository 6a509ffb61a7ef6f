/** Addresses the shop's screens link to (spec.md §2, route table). */

export const paths = {
  home: '/',
  about: '/about-us',
  contact: '/contact',
  collections: '/collections',
  cart: '/cart',
  wishlist: '/wishlist',
  checkout: '/checkout',
  signIn: '/signin',
  signUp: '/signup',
} as const

/** A product's page; the key may hold any sign. */
export function productPath(key: string): string {
  return `/product/${encodeURIComponent(key)}`
}

/** A category's listing. */
export function categoryPath(slug: string): string {
  return `/collections/${encodeURIComponent(slug)}`
}

/** The results of a search; the text may hold any sign. */
export function searchPath(text: string): string {
  return `${paths.collections}?search=${encodeURIComponent(text)}`
}
