/**
 * Sections of the sidebar that are closed until pressed, by the first part of their stories' ids: all but the handbook.
 * Rendering every component in the sidebar takes a second.
 */
export const closedSections = [
  'foundations',
  'ui',
  'layout',
  'home',
  'catalogue',
  'search',
  'product',
  'cart',
  'wishlist',
  'checkout',
  'orders',
  'account',
  'content',
  'feedback',
  'pages',
  'journeys',
] as const
