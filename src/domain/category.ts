import { slugOf, wordsOf } from './slug.ts'

/** A collection as products and pages name it. */
export interface Category {
  slug: string
  name: string
}

/** The shop's seven collections in the owner's order (spec.md §3); the first six stand in the route table. */
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

/** The category a name or slug means. One the shop does not know keeps the name it came with, or its slug's words. */
export function categoryOf(nameOrSlug: string, name = nameOrSlug): Category {
  const slug = slugOf(nameOrSlug)
  return { slug, name: names.get(slug) ?? (name === slug || name === '' ? wordsOf(slug) : name.trim()) }
}

/** Whether the slug is one of the shop's own. */
export function isKnownCategory(slug: string): slug is CategorySlug {
  return names.has(slug)
}
