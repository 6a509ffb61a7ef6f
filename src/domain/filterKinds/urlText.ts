/** Characters of one text of an address; a longer one was never chosen in the shop. */
export const maxTextLength = 100

/** A text of an address, trimmed; undefined for none, or for one that is too long. */
export function urlText(text: string | null | undefined): string | undefined {
  const trimmed = text?.trim()
  return trimmed && trimmed.length <= maxTextLength ? trimmed : undefined
}
