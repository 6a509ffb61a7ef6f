import { slugOf, titleOfSlug } from './slug.ts'

/** A category's name and slug. */
export interface Category {
  slug: string
  name: string
}

/** The shop's seven collections in the owner's order; the first six are in the mobile menu. */
export const categories = [
  { slug: 'cotton-linen', name: 'Cotton/Linen' },
  { slug: 'semi-silks', name: 'Semi Silks' },
  { slug: 'pure-silks', name: 'Pure Silks' },
  { slug: 'unstitched-salwar-suites', name: 'Unstitched Salwar Suites' },
  { slug: 'function-wear', name: 'Function Wear' },
  { slug: 'party-wear', name: 'Party Wear' },
  { slug: 'workwear', name: 'Workwear' },
] as const satisfies readonly Category[]

export type CategorySlug = (typeof categories)[number]['slug']

const names = new Map<string, string>(categories.map(({ slug, name }) => [slug, name]))

/** Looks up a category by name or slug. An unknown one keeps its name, or the words of its slug. */
export function categoryOf(nameOrSlug: string, name = nameOrSlug): Category {
  const slug = slugOf(nameOrSlug)
  return { slug, name: names.get(slug) ?? (name === slug || name === '' ? titleOfSlug(slug) : name.trim()) }
}

/** Whether the shop has a category with this slug. */
export function isKnownCategory(slug: string): slug is CategorySlug {
  return names.has(slug)
}
