/** The words of a text as search compares them: lower case, without accents, letters and figures only. */
export function wordsIn(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      // Latin accents go; the vowel signs of Indian scripts are marks too, and belong to their letters.
      .replace(/[\u0300-\u036f'’]/g, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
}
