/**
 * A $regex read as literal text: a backslash before a metacharacter is dropped, everything else is literal, so that
 * '(', '+' and '*' are searched for and no pattern is ever run.
 */
export function literalText(regex: string): string {
  return regex.replace(/\\([\\^$.*+?()[\]{}|/-])/g, '$1')
}
