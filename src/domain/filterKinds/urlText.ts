import { maxTextLength } from '../limits.ts'

/** A text of an address, trimmed; undefined for none, or for one that is too long to have been chosen in the shop. */
export function urlText(text: string | null | undefined): string | undefined {
  const trimmed = text?.trim()
  return trimmed && trimmed.length <= maxTextLength ? trimmed : undefined
}
