import { escapeRegExp } from '../escapeRegExp.ts'

/** A stretch of a text; `typed` when it is what the shopper typed. */
export interface TextPart {
  text: string
  typed: boolean
}

/**
 * Splits a text at every occurrence of a typed word, ignoring case, for highlighting. Joined, the parts
 * are the text. Typed characters are literal, never a pattern.
 */
export function typedParts(text: string, typed: string): TextPart[] {
  const words = typed.trim().split(/\s+/).filter(Boolean)
  // The longest first, so that 'silks' is not marked as 'silk'.
  const literal = words.sort((one, other) => other.length - one.length).map(escapeRegExp)
  if (literal.length === 0) return text === '' ? [] : [{ text, typed: false }]
  return text
    .split(new RegExp(`(${literal.join('|')})`, 'iu'))
    .map((part, index) => ({ text: part, typed: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}
