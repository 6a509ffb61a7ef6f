/** The words of a text as search compares them: lower case, without accents, letters and digits only. */
export function wordsIn(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      // Only Latin accents are stripped: vowel signs of Indian scripts are combining marks too, but part of the word.
      .replace(/[\u0300-\u036f'’]/g, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
}
