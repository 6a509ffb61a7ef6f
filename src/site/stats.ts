/** Four figures about the shop. */
export const stats = [
  { value: '3 Gen', label: 'Family Legacy' },
  { value: '100%', label: 'Handpicked' },
  { value: '1000+', label: 'Artisan Stories' },
  { value: 'Lifetime', label: 'Passion' },
] as const
