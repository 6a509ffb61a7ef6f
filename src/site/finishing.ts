import type { Finishing } from '#domain/cart/cart.ts'

/** Labels of the tailoring options in the cart. */
export const finishingNames: Readonly<Record<Finishing, string>> = {
  'fall and pico': 'Fall and pico',
  'blouse stitching': 'Blouse stitching',
  tassels: 'Tassels',
}

/** In a sentence: 'fall and pico, tassels'. */
export const finishingList = (chosen: readonly Finishing[]) =>
  chosen.map((finishing) => finishingNames[finishing].toLowerCase()).join(', ')

/** Read out when the choice changes. */
export const finishingChosen = (chosen: readonly Finishing[]) =>
  chosen.length > 0 ? `Chosen: ${finishingList(chosen)}` : 'Nothing chosen'

/** Shown instead of a price, which depends on the product. */
export const finishingNote = 'Not in the total: we will call you about price and measurements before we begin.'
