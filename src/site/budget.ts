import type { SitePicture } from './sitePicture.ts'

/** A band of prices on the home page (spec.md §2 and §9): the ends of its link count, its words only tell. */
export interface BudgetBand {
  /** Its name, on two lines. */
  lines: readonly [string, string]
  /** From where to where, if the name does not say so. */
  range?: string
  /** Rupees, both ends included; one left out has no end there. */
  minPrice?: number
  maxPrice?: number
  picture: SitePicture
}

export const budgetBands: readonly BudgetBand[] = [
  { lines: ['Up to', '₹2,000'], range: '₹500-2,000', maxPrice: 2000, picture: ring('first', '#B07A2A') },
  { lines: ['₹2,000', 'to ₹5,000'], minPrice: 2000, maxPrice: 5000, picture: ring('second', '#283858') },
  { lines: ['₹5,000', 'to ₹10,000'], minPrice: 5000, maxPrice: 10000, picture: ring('third', '#A85F53') },
  { lines: ['Above', '₹10,000'], minPrice: 10000, picture: ring('fourth', '#815144') },
]

function ring(place: string, colour: string): SitePicture {
  return { src: `/pictures/budget-${place}.avif`, alt: '', width: 640, height: 640, colour }
}
