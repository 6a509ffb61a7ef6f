/** What a shopper may count on (spec.md §2, home, block 3). */
export const trustBadges = [
  { icon: 'leaf', title: 'Handcrafted Excellence', words: 'Traditional Artisans' },
  { icon: 'seal', title: 'Authentic Products', words: '100% Original' },
  { icon: 'truck', title: 'Fast Delivery', words: '2-5 Business Days' },
  { icon: 'box', title: 'Secure Packaging', words: 'Safe & Protected' },
] as const
