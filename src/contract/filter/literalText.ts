/**
 * A $regex read as literal text: a backslash before a metacharacter goes, everything else stands for itself, so that
 * '(', '+' and '*' are searched and no pattern is ever run.
 */
export function literalText(regex: string): string {
  return regex.replace(/\\([\\^$.*+?()[\]{}|/-])/g, '$1')
}
