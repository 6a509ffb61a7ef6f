import type { CategorySlug } from '#domain/category.ts'

/** The subcategories of each category, by which its products are grouped; Workwear is free to have any. */
export const subcategories: Readonly<Record<CategorySlug, readonly string[]>> = {
  'cotton-linen': ['Handloom Cotton', 'Block Print', 'Khadi', 'Organic Cotton', 'Linen Blend'],
  'semi-silks': ['Art Silk', 'Silk Cotton', 'Dupion Silk', 'Matka Silk'],
  'pure-silks': ['Banarasi', 'Kanjivaram', 'Mysore Silk', 'Tussar Silk', 'Paithani'],
  'unstitched-salwar-suites': ['Cotton Suits', 'Silk Suits', 'Chanderi Suits', 'Georgette Suits'],
  'function-wear': ['Festival Wear', 'Ceremony', 'Traditional Functions', 'Cultural Events'],
  'party-wear': ['Cocktail', 'Evening Wear', 'Party Sarees', 'Glam Collection'],
  workwear: [],
}
