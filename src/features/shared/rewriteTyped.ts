/**
 * Replaces the text of a field by its normalised form while it is typed; the caret stays after the same letters. If the
 * text is too long, the letters typed last are dropped, not those after the caret. While an input method composes, as
 * keyboards of phones do, the text stays: it would be inserted a second time.
 */
export function rewriteTyped(
  field: HTMLInputElement | HTMLTextAreaElement,
  { nativeEvent }: { nativeEvent: Event },
  normalise: (text: string) => string,
): void {
  if ('isComposing' in nativeEvent && nativeEvent.isComposing) return
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
