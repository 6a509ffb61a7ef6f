import { categoryOf } from '#domain/category.ts'
import type { Availability } from '#domain/product/availability.ts'
import { displayName, type Product } from '#domain/product/product.ts'
import { categoryPath, paths, productPath } from '#site/paths.ts'
import { previewPicture } from '#features/shared/previewPicture.ts'
import { contact, socialLinks } from '#site/contact.ts'
import type { RouteName } from '#site/routes.ts'
import { siteIcons } from '#site/head.ts'
import { shop } from '#site/shop.ts'

interface PageContent {
  route: RouteName
  /** The listing's category as in the address, in any letter case. */
  category?: string | undefined
  product?: Product | undefined
  /** Whether the product's record states its price. */
  isPriceStated?: boolean
  /** '' where it is not known: what needs an address is then left out, as search engines accept no relative ones. */
  siteUrl: string
}

type Thing = Readonly<Record<string, unknown>>

/**
 * A page's structured data for search engines (schema.org). Only facts: a rating that a record does not state is made
 * up (handbook, Rules: product data), and nobody has written a review, so neither is included. A made-up price is no offer.
 */
export function structuredData({ route, category, product, isPriceStated = false, siteUrl }: PageContent): Thing[] {
  const at = siteUrl ? (path: string) => siteUrl + path : undefined
  if (route === 'home') return [organisation(at), ...(at ? [searchableSite(at)] : [])]
  if (route === 'about' || route === 'contact') return [organisation(at)]
  if (route === 'collections' && category) {
    const { name, slug } = categoryOf(category)
    return at ? [breadcrumbs(at, [collections, [name, categoryPath(slug)]])] : []
  }
  if (route !== 'product' || !product) return []
  const { slug, name } = product.category
  const above = slug ? [[name, categoryPath(slug)] as const] : []
  return [
    productAndOffer(at, product, isPriceStated),
    ...(at ? [breadcrumbs(at, [collections, ...above, [displayName(product), productPath(product.key)]])] : []),
  ]
}

type Address = (path: string) => string
type Crumb = readonly [name: string, path: string]

const collections: Crumb = ['Collections', paths.collections]
const context = 'https://schema.org'

function organisation(at: Address | undefined): Thing {
  const { street, city, state, postalCode } = contact.address
  return {
    '@context': context,
    '@type': 'Organization',
    ...(at ? { '@id': at('/#organisation'), url: at('/'), logo: at(siteIcons[2].src) } : {}),
    name: shop.name,
    description: shop.description,
    email: contact.email,
    telephone: contact.phone.dial,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode,
      addressCountry: 'IN',
    },
    sameAs: socialLinks.map(({ href }) => href).filter(Boolean),
  }
}

function searchableSite(at: Address): Thing {
  return {
    '@context': context,
    '@type': 'WebSite',
    name: shop.name,
    url: at('/'),
    inLanguage: 'en-IN',
    publisher: { '@id': at('/#organisation') },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${at(paths.collections)}?search={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

function breadcrumbs(at: Address, crumbs: readonly Crumb[]): Thing {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: at(path),
    })),
  }
}

const availabilities: Readonly<Record<Availability, string>> = {
  'in-stock': `${context}/InStock`,
  'out-of-stock': `${context}/OutOfStock`,
  'pre-order': `${context}/PreOrder`,
}

function productAndOffer(at: Address | undefined, product: Product, isPriceStated: boolean): Thing {
  const picture = previewPicture(product)
  const { key, description, shortDescription, productCode, brand, category, fabric, color } = product
  return {
    '@context': context,
    '@type': 'Product',
    name: displayName(product),
    description: description || shortDescription || displayName(product),
    ...(at ? { url: at(productPath(key)) } : {}),
    ...(at && picture ? { image: [at(picture.src)] } : {}),
    sku: productCode || key,
    brand: { '@type': 'Brand', name: brand || shop.name },
    ...(category.name ? { category: category.name } : {}),
    ...(fabric ? { material: fabric } : {}),
    ...(color.length > 0 ? { color: color.join(', ') } : {}),
    ...(isPriceStated ? { offers: offer(at, product) } : {}),
  }
}

function offer(at: Address | undefined, { key, price, availability }: Product): Thing {
  return {
    '@type': 'Offer',
    ...(at ? { url: at(productPath(key)) } : {}),
    price,
    priceCurrency: 'INR',
    availability: availabilities[availability],
    itemCondition: `${context}/NewCondition`,
    seller: { '@type': 'Organization', name: shop.name },
  }
}
