import { foldedText } from '../foldedText.ts'

/** Malayalam's letters for a consonant without a vowel; older keyboards write them as consonant, virama and joiner. */
const chillus: Readonly<Record<string, string>> = { ക: 'ൿ', ണ: 'ൺ', ന: 'ൻ', ര: 'ർ', ല: 'ൽ', ള: 'ൾ' }

/**
 * The words of a text as search compares them: lower case, without accents and joiners, letters and digits only. The index
 * has them: a change needs a migration that rebuilds it (`server/storage/sql/rows.test.ts`).
 */
export function wordsIn(text: string): string[] {
  return (
    foldedText(text)
      .replace(/(\p{L})\u0D4D\u200D/gu, (written, consonant: string) => chillus[consonant] ?? written)
      .replace(/['’\u200C\u200D]/g, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
}
