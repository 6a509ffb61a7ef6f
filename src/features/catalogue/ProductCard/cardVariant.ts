/** 'featured' fills the space of four cards, 'compact' says name and price alone, 'list' lies across the page. */
export type CardVariant = 'default' | 'compact' | 'featured' | 'list'
