/** The trust badges of the home page. */
export const trustBadges = [
  { icon: 'leaf', title: 'Handcrafted Excellence', text: 'Traditional Artisans' },
  { icon: 'seal', title: 'Authentic Products', text: '100% Original' },
  { icon: 'truck', title: 'Fast Delivery', text: '2-5 Business Days' },
  { icon: 'box', title: 'Secure Packaging', text: 'Safe & Protected' },
] as const
