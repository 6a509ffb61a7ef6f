/** Limits of lists and inputs. */
export const limits = {
  /** Products suggested under the search field. */
  suggestions: 5,
  /** Letters typed before anything is suggested. */
  suggestionLetters: 3,
  /** Products of 'Handpicked for You'. Nine: with the first as wide as four, they fill two, three and four columns. */
  featuredProducts: 9,
  /** How many of these are shown below an empty cart, an empty wishlist, the orders and the 404 page. */
  popularProducts: 4,
  /** Items the home page claims for each featured one. */
  itemsPerFeaturedProduct: 6,
  /** Cards of 'You might also like', and of 'Recently viewed'. */
  relatedProducts: 4,
  /** Placeholders of a listing that is loading. */
  skeletonCards: 8,
  /** Categories of the mobile menu. */
  menuCategories: 6,
  /** The largest number on the badges of cart and wishlist; above it they show '9+'. */
  badge: 9,
  /** Letters of a gift note: as many as go on a card. */
  giftNoteLetters: 300,
} as const
