import { foldedText } from '../foldedText.ts'

/** The words of a text as search compares them: lower case, without accents, letters and digits only. */
export function wordsIn(text: string): string[] {
  return (
    foldedText(text)
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
}
