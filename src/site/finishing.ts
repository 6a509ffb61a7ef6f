import type { Finishing } from '#domain/cart/cart.ts'

/** What the shop's tailors do to a piece, as the cart offers it. */
export const finishingNames: Readonly<Record<Finishing, string>> = {
  'fall and pico': 'Fall and pico',
  'blouse stitching': 'Blouse stitching',
  tassels: 'Tassels',
}

/** It has no price here: it depends on the piece. */
export const finishingNote = 'Not in the total: we will call you about price and measurements before we begin.'
