import type { SitePicture } from './sitePicture.ts'

/** A band of prices on the home page (handbook, Rules: home): its limits define the link; its name is display text. */
export interface BudgetBand {
  /** Its name, on two lines. */
  lines: readonly [string, string]
  /** The range, if the name does not say it. */
  range?: string
  /** Rupees, inclusive; open-ended where left out. */
  minPrice?: number
  maxPrice?: number
  picture: SitePicture
}

export const budgetBands: readonly BudgetBand[] = [
  { lines: ['Up to', '₹2,000'], range: '₹500-2,000', maxPrice: 2000, picture: picture('first', '#B07A2A') },
  { lines: ['₹2,000', 'to ₹5,000'], minPrice: 2000, maxPrice: 5000, picture: picture('second', '#283858') },
  { lines: ['₹5,000', 'to ₹10,000'], minPrice: 5000, maxPrice: 10000, picture: picture('third', '#A85F53') },
  { lines: ['Above', '₹10,000'], minPrice: 10000, picture: picture('fourth', '#815144') },
]

function picture(place: string, colour: string): SitePicture {
  return { src: `/pictures/budget-${place}.avif`, alt: '', width: 640, height: 640, colour }
}
