/** Answers by name, as long as the version they were made from holds. */
export type VersionedCache<Answer> = (version: string, name: string, make: () => Promise<Answer>) => Promise<Answer>

/**
 * Keeps answers in memory until there is another version, or until they would take more than so many bytes. `bytesOf` an
 * answer; the names are counted as well, for a stranger may ask for texts of any length.
 */
export function versionedCache<Answer>(maxBytes: number, bytesOf: (answer: Answer) => number): VersionedCache<Answer> {
  let cached = emptied<Answer>('')

  return async (version, name, make) => {
    if (cached.version !== version) cached = emptied(version)
    // Another read may replace it by that of another version.
    const own = cached
    const known = own.answers.get(name)
    if (known !== undefined) return known
    const answer = await make()
    const bytes = name.length * 2 + bytesOf(answer)
    if (bytes > maxBytes / 8) return answer
    if (own.bytes + bytes > maxBytes) {
      own.answers.clear()
      own.bytes = 0
    }
    own.answers.set(name, answer)
    own.bytes += bytes
    return answer
  }
}

function emptied<Answer>(version: string) {
  return { version, answers: new Map<string, Answer>(), bytes: 0 }
}
