/** What the owner says with the facts of every piece. */
export const productNotes = {
  colours: 'Colours may differ slightly on your screen',
  hand: 'Small irregularities are the mark of the hand',
} as const

/** What the product page tells of shipping (spec.md §9, shipping); what it costs in the end is the table's business. */
export const shippingSummary = [
  'Kerala ₹60 per item',
  'other states ₹100-200',
  'free on orders above ₹2,999',
  'delivery 3-7 business days',
] as const

/** While there are none, which is always (spec.md §2, product detail). */
export const noReviews = 'No reviews yet. Be the first to review this product!'

/** Where a record says neither what is special about a piece nor how to keep it. */
export const nothingWritten =
  'Nothing more is written down about this piece. Ask us, and we will tell you what we know.'

/** The marks a piece may carry, and what each vouches for. */
export const marks = [
  { name: 'Silk Mark', words: 'Pure silk, vouched for by the Silk Mark Organisation of India' },
  { name: 'Handloom Mark', words: 'Woven by hand in India, under the mark of the Government of India' },
  { name: 'GI tag', words: 'From the place it is named after, a registered geographical indication' },
] as const
