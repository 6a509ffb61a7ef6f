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

export const quickLinks: readonly NavigationLink[] = [
  newArrivals,
  { label: 'Bestsellers', href: '/collections?filter=bestsellers' },
  { label: 'Sale', href: '/collections?filter=sale' },
  { label: 'Party Wear', href: '/collections/party-wear' },
]

export const legalLinks: readonly NavigationLink[] = [
  { label: 'Privacy', href: '/privacy-policy' },
  { label: 'Terms', href: '/terms-of-service' },
  { label: 'Returns', href: '/return-policy' },
]
