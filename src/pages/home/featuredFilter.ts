/** The pieces of 'Handpicked for You'. Nine: with the first as wide as four, they fill two, three and four columns. */
export const featuredFilter = { isFeatured: true, limit: 9 } as const
