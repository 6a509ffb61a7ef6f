import type { ReactNode } from 'react'

/** Languages by Unicode block of 128 characters, from U+0900. */
const languages = ['hi', 'bn', 'pa', 'gu', 'or', 'ta', 'te', 'kn', 'ml'] as const

const inIndianScript = /([\u0900-\u0D7F](?:[\s\u200C\u200D]*[\u0900-\u0D7F])*)/

/** A typed text, its words in Indian scripts marked with their language, so that a screen reader changes its voice. */
export function inLanguages(text: string): ReactNode {
  const parts = text.split(inIndianScript)
  if (parts.length === 1) return text
  let offset = 0
  return parts.map((part, at) => {
    const key = offset
    offset += part.length
    // Every second part is in an Indian script.
    if (at % 2 === 0) return part
    return (
      <span key={key} lang={languages[(part.charCodeAt(0) - 0x900) >> 7]}>
        {part}
      </span>
    )
  })
}
