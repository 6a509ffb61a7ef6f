import { maxTextLength } from '../limits.ts'

/** The text of a URL parameter, trimmed; undefined if it is empty, or too long to have been chosen in the shop. */
export function urlText(text: string | null | undefined): string | undefined {
  const trimmed = text?.trim()
  return trimmed && trimmed.length <= maxTextLength ? trimmed : undefined
}
