/** What the family stands for, in four figures (spec.md §2, home, block 4). */
export const familyFigures = [
  { figure: '3 Gen', words: 'Family Legacy' },
  { figure: '100%', words: 'Handpicked' },
  { figure: '1000+', words: 'Artisan Stories' },
  { figure: 'Lifetime', words: 'Passion' },
] as const
