/**
 * Words that say nothing about a product; they are left out of a search that has others. They are not in the index either:
 * a change needs a migration that rebuilds it (`server/storage/sql/rows.test.ts`).
 */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an and any all at best but buy by code color colors colour coloured colours colored collection cost dark deep design ' +
    'designs elegant for from good i in is item ka ke ki ladies light mein me my need nice no of on online or please ' +
    'pieces pc price product rs rupees shade shop show some the to type wala wali want wear with women womens beautiful ' +
    'affordable cheap cheapest inexpensive low lowest rate rates reasonable ' +
    'pretty girls bright mother mom mum amma mummy grandmother wife sister daughter friend girlfriend her him'
  ).split(' '),
)

export function isStopWord(word: string): boolean {
  return stopWords.has(word)
}

/** Two letters of a product code, as a pattern: 'ps 01', but not 'in 3000'. */
export const codeLetters = String.raw`(?!(?:${[...stopWords].filter((word) => word.length === 2).join('|')})\s)[a-z]{2}`

/** Words that exclude the next one: 'no zari', 'without border'. */
export const negations = ['no', 'not', 'without', 'bina'] as const

export function isNegation(word: string): boolean {
  return negations.some((negation) => negation === word)
}
