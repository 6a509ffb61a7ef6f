/** Headings of sections that several pages have. */
export const featuredTitle = 'Handpicked for You'
export const similarTitle = 'You might also like'
export const categoriesTitle = 'Shop by Category'
