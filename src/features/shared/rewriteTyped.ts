/**
 * Replaces what is typed into a field by its normalised text; the caret stays behind the same letters. Where the text is too
 * long, what was typed last is left out, not what stood behind it.
 */
export function rewriteTyped(field: HTMLInputElement, normalise: (text: string) => string): void {
  const { value } = field
  const caret = field.selectionStart ?? value.length
  const whole = normalise(value)
  if (whole === value) return
  const after = normalise(value.slice(caret))
  const before = normalise(value.slice(0, caret))
  const isCut = !whole.endsWith(after)
  const kept = isCut ? before.slice(0, Math.max(0, whole.length - after.length)) : before
  field.value = isCut ? kept + after : whole
  field.setSelectionRange(kept.length, kept.length)
}
