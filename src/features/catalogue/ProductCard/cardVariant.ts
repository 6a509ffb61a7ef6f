/** 'featured' fills the space of four cards, 'compact' has name, price and sold-out note, 'list' the page's width. */
export type CardVariant = 'default' | 'compact' | 'featured' | 'list'
