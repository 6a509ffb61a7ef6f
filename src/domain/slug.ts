import { foldedText } from './foldedText.ts'

/** Text as it is written in a URL: lower case, words joined by hyphens. 'Cotton/Linen' becomes 'cotton-linen'. */
export function slugOf(text: string): string {
  return foldedText(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}

/** A slug as a readable name: 'temple-silks' becomes 'Temple Silks'. */
export function titleOfSlug(slug: string): string {
  return slug
    .split(/[-\s]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
