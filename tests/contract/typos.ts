/** Kinds of typo: one edit of a word. */
export const typoKinds = ['insertion', 'deletion', 'change', 'swap'] as const

export interface Typo {
  kind: (typeof typoKinds)[number]
  /** Which letter; beyond the word's end it counts on from the start. */
  at: number
  /** What is typed for an insertion or a change. */
  letter: string
}

/** A word with one typo in it; the same word where the typo changes nothing. */
export function typoIn(word: string, { kind, at, letter }: Typo): string {
  const letters = Array.from(word)
  const here = at % letters.length
  if (kind === 'insertion') letters.splice(here, 0, letter)
  if (kind === 'deletion') letters.splice(here, 1)
  if (kind === 'change') letters.splice(here, 1, letter)
  if (kind === 'swap') letters.splice(here, 2, ...letters.slice(here, here + 2).toReversed())
  return letters.join('')
}
