import type { CategorySlug } from '#domain/category.ts'

/** How the shop presents a collection; its name is the catalogue's own (`domain/category`). */
export interface CategoryFacts {
  /** One sentence under the title of its listing. */
  description: string
  /** The owner's figure. */
  productCount: number
}

export const categoryFacts: Readonly<Record<CategorySlug, CategoryFacts>> = {
  'cotton-linen': {
    description: 'Cotton and linen that breathe through a Kerala afternoon, from kasavu to khadi.',
    productCount: 24,
  },
  'semi-silks': {
    description: 'Silk beside cotton, dupion, matka: the lustre of silk for many more days of the year.',
    productCount: 18,
  },
  'pure-silks': {
    description: 'Mulberry and tussar from looms we know by name, each piece unfolded before it is listed.',
    productCount: 15,
  },
  'unstitched-salwar-suites': {
    description: 'Top, bottom and dupatta cut from the loom, ready for your own tailor.',
    productCount: 16,
  },
  'function-wear': {
    description: 'For the temple hall, the stage and the long family photograph.',
    productCount: 20,
  },
  'party-wear': {
    description: 'Georgette, chiffon and organza that move in the evening light.',
    productCount: 14,
  },
  workwear: {
    description: 'Light handlooms that keep their shape from the first meeting to the last bus.',
    productCount: 12,
  },
}
