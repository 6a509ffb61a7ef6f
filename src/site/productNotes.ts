/** Notes with the specifications of every product. */
export const productNotes = {
  colours: 'Colours may differ slightly on your screen',
  hand: 'Small irregularities are the mark of the hand',
} as const

/** Reviews are not implemented. */
export const noReviews = 'No reviews yet. Be the first to review this product!'

/** Shown for products without features and care instructions. */
export const nothingWritten =
  'Nothing more is written down about this piece. Ask us, and we will tell you what we know.'

/** Certification marks, and what each certifies. */
export const marks = [
  { name: 'Silk Mark', text: 'Pure silk, vouched for by the Silk Mark Organisation of India' },
  { name: 'Handloom Mark', text: 'Woven by hand in India, under the mark of the Government of India' },
  { name: 'GI tag', text: 'From the place it is named after, a registered geographical indication' },
] as const

/** What the product page promises about returns; cart, checkout and the policy have words of their own. */
export const returnsNote = 'Returns for damaged or wrong items only, within 48 hours of delivery.'
