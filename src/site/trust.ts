/** The trust badges of the home page. */
export const trustBadges = [
  { title: 'Handcrafted Excellence', text: 'Traditional Artisans' },
  { title: 'Authentic Products', text: '100% Original' },
  { title: 'Fast Delivery', text: '2-5 Business Days' },
  { title: 'Secure Packaging', text: 'Safe & Protected' },
] as const
