/** Titles of the listings that the menus link to. */
export const allTitle = 'All Collections'
export const newTitle = 'New Arrivals'
export const bestsellersTitle = 'Bestsellers'
export const saleTitle = 'Sale Items'
