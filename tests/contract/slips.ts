/** Ways for a finger to slip once. */
export const slipKinds = ['insertion', 'deletion', 'change', 'swap'] as const

export interface Slip {
  kind: (typeof slipKinds)[number]
  /** Which letter; beyond the word's end it counts on from the start. */
  at: number
  /** What is typed for an insertion or a change. */
  letter: string
}

/** A word with one slip in it; the same word where the slip changes nothing. */
export function slipIn(word: string, { kind, at, letter }: Slip): string {
  const letters = Array.from(word)
  const here = at % letters.length
  if (kind === 'insertion') letters.splice(here, 0, letter)
  if (kind === 'deletion') letters.splice(here, 1)
  if (kind === 'change') letters.splice(here, 1, letter)
  if (kind === 'swap') letters.splice(here, 2, ...letters.slice(here, here + 2).toReversed())
  return letters.join('')
}
