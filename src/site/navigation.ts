import type { CategorySlug } from '#domain/category.ts'
import type { ListingFilter } from '#domain/listing/listing.ts'
import { allTitle, bestsellersTitle, newTitle } from './listingTitles.ts'
import { ordersName } from './pageNames.ts'
import { paths } from './paths.ts'

const filteredPath = (filter: ListingFilter) => `${paths.collections}?filter=${filter}`

/** One link of the shop's menus. */
export interface NavigationLink {
  label: string
  href: string
}

const home: NavigationLink = { label: 'Home', href: paths.home }
const collections: NavigationLink = { label: 'Collections', href: paths.collections }
const contact: NavigationLink = { label: 'Contact', href: paths.contact }

export const mainLinks: readonly NavigationLink[] = [home, collections, { label: 'About', href: paths.about }, contact]

export const aboutLinks: readonly NavigationLink[] = [
  home,
  collections,
  { label: 'About Us', href: paths.about },
  contact,
]

export const newArrivals: NavigationLink = { label: newTitle, href: filteredPath('new') }
export const bestsellers: NavigationLink = { label: bestsellersTitle, href: filteredPath('bestsellers') }
const sale: NavigationLink = { label: 'Sale', href: filteredPath('sale') }

/** At the head of the mobile menu. */
export const saleBanner = { title: 'Summer Sale', offer: 'Up to 50% Off', href: sale.href } as const

/** Featured links of the mobile menu. */
export const featuredLinks: readonly NavigationLink[] = [newArrivals, bestsellers, sale]

/** Quick Access of the menu panel. */
export const quickAccess: readonly NavigationLink[] = [
  ...featuredLinks,
  { label: allTitle, href: paths.collections },
  { label: ordersName, href: paths.orders },
]

/** The collection among the footer's quick links, after the featured links. */
export const quickCategory: CategorySlug = 'party-wear'

export const legalLinks: readonly NavigationLink[] = [
  { label: 'Privacy', href: paths.privacy },
  { label: 'Terms', href: paths.terms },
  { label: 'Returns', href: paths.returns },
]

/** Support and legal links of the mobile menu. */
export const supportLinks: readonly NavigationLink[] = [contact, ...legalLinks]
