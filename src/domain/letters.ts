/** A family of emoji has 11; without a limit one letter could hold any number of accents. */
const charactersPerLetter = 16

/** The first letters of a text, as a reader counts them: an emoji is one, and so is a letter with its vowel signs. */
export function firstLetters(text: string, count: number): string {
  // A letter has one character or more.
  if (text.length <= count) return text
  return lettersOf(text.slice(0, count * charactersPerLetter))
    .slice(0, count)
    .join('')
}

function lettersOf(text: string): string[] {
  // Firefox before 125 lacks it, and counts the parts of an emoji.
  if (typeof Intl.Segmenter === 'undefined') return Array.from(text)
  return Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment)
}
