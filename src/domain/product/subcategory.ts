/** Tried in order, for 'silk cotton' and 'art silk' would answer to two rules. */
const rules: readonly (readonly [subcategory: string, words: RegExp])[] = [
  ['Semi Silks', /\b(art silk|silk cotton|cotton silk|dupion|matka)\b/],
  ['Cotton/Linen', /\b(cotton|linen|khadi|mul|muslin)\b/],
  ['Party Wear', /\b(georgette|chiffon|net|organza)\b/],
  ['Pure Silks', /\b(silk|kanjivaram|banarasi|mysore|tussar|paithani)\b/],
]

/** The subcategory of a record that states none, read from its fabric (spec.md §9). */
export function subcategoryOf(fabric: string): string {
  const words = fabric.toLowerCase()
  return rules.find(([, pattern]) => pattern.test(words))?.[0] ?? 'Traditional'
}
