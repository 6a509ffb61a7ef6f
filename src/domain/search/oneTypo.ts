/** Whether two words differ by one typo: a letter inserted, deleted or substituted, or two transposed. */
export function isOneTypo(typed: string, meant: string): boolean {
  // Cheap early exits, here and below, for most words: a code point is at most two UTF-16 units.
  if (Math.abs(typed.length - meant.length) > 2) return false
  const shorter = Math.min(typed.length, meant.length)
  let start = 0
  while (start < shorter && typed[start] === meant[start]) start++
  let end = 0
  while (end < shorter - start && typed[typed.length - 1 - end] === meant[meant.length - 1 - end]) end++
  const [one, other] = [typed.slice(start, typed.length - end), meant.slice(start, meant.length - end)]
  if (one.length > 4 || other.length > 4) return false
  return isTypo(Array.from(one), Array.from(other))
}

/** The same comparison, after the common prefix and suffix have been removed. */
function isTypo(one: readonly string[], other: readonly string[]): boolean {
  if (one.length === 2 && other.length === 2) return one[0] === other[1] && one[1] === other[0]
  return one.length <= 1 && other.length <= 1 && one.length + other.length > 0
}

/** Whether two words of four letters or more differ by two letters transposed. */
export function isTransposition(typed: string, meant: string): boolean {
  return typed.length === meant.length && typed.length > 3 && isOneTypo(typed, meant) && sorted(typed) === sorted(meant)
}

function sorted(word: string): string {
  return Array.from(word).toSorted().join('')
}
