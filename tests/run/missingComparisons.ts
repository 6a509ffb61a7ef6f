/** What a story's test says of itself; `comparedPictures` are paths under the references. */
export interface StoryMeta {
  storyId?: string
  comparedPictures?: readonly string[]
}

/** The expected pictures of stories that passed without comparing them. */
export function missingComparisons(passed: readonly StoryMeta[], expected: ReadonlySet<string>): string[] {
  const ids = new Set(passed.flatMap(({ storyId }) => storyId ?? []))
  const compared = new Set(passed.flatMap(({ comparedPictures = [] }) => comparedPictures))
  return [...expected].filter((picture) => ids.has(picture.slice(0, picture.indexOf('/'))) && !compared.has(picture))
}
