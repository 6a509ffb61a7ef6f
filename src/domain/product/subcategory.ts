/** Tried in order: 'silk cotton', 'art silk' and 'silk georgette' match two rules. */
const rules: readonly (readonly [subcategory: string, words: RegExp])[] = [
  ['Semi Silks', /\b(art[ -]silk|silk[ -]cotton|cotton[ -]silk|dupion|matka)\b/],
  ['Cotton/Linen', /\b(cotton|linen|khadi|mul|muslin)\b/],
  ['Pure Silks', /\b(silk|kanjivaram|banarasi|mysore|tussar|paithani)\b/],
  ['Party Wear', /\b(georgette|chiffon|net|organza)\b/],
]

/** The subcategory of a record that states none, derived from its fabric (handbook, Rules: product data). */
export function subcategoryOf(fabric: string): string {
  const words = fabric.toLowerCase()
  return rules.find(([, pattern]) => pattern.test(words))?.[0] ?? 'Traditional'
}
