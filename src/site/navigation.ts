/** One link of the shop's menus. */
export interface NavigationLink {
  label: string
  href: string
}

export const mainLinks: readonly NavigationLink[] = [
  { label: 'Home', href: '/' },
  { label: 'Collections', href: '/collections' },
  { label: 'About', href: '/about-us' },
  { label: 'Contact', href: '/contact' },
]

export const newArrivals: NavigationLink = { label: 'New Arrivals', href: '/collections?filter=new' }

export const aboutLinks: readonly NavigationLink[] = [
  { label: 'Home', href: '/' },
  { label: 'Collections', href: '/collections' },
  { label: 'About Us', href: '/about-us' },
  { label: 'Contact', href: '/contact' },
]

export const bestsellers: NavigationLink = { label: 'Bestsellers', href: '/collections?filter=bestsellers' }
const sale: NavigationLink = { label: 'Sale', href: '/collections?filter=sale' }

/** At the head of the mobile menu. */
export const saleBanner = { title: 'Summer Sale', offer: 'Up to 50% Off', href: sale.href } as const

/** Quick Access of the menu panel. */
export const quickAccess: readonly NavigationLink[] = [
  newArrivals,
  bestsellers,
  sale,
  { label: 'All Collections', href: '/collections' },
  { label: 'Your Orders', href: '/orders' },
]

/** Featured links of the mobile menu. */
export const featuredLinks: readonly NavigationLink[] = [newArrivals, bestsellers, sale]

export const quickLinks: readonly NavigationLink[] = [
  newArrivals,
  bestsellers,
  sale,
  { label: 'Party Wear', href: '/collections/party-wear' },
]

export const legalLinks: readonly NavigationLink[] = [
  { label: 'Privacy', href: '/privacy-policy' },
  { label: 'Terms', href: '/terms-of-service' },
  { label: 'Returns', href: '/return-policy' },
]

/** Support and legal links of the mobile menu. */
export const supportLinks: readonly NavigationLink[] = [{ label: 'Contact', href: '/contact' }, ...legalLinks]
