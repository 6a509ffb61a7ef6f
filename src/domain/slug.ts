/** Text as it is written in a URL: lower case, words joined by hyphens. 'Cotton/Linen' becomes 'cotton-linen'. */
export function slugOf(text: string): string {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      // Only Latin accents are stripped: vowel signs of Malayalam or Hindi are combining marks too, but part of the
      // word.
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '')
  )
}

/** A slug as a readable name: 'temple-silks' becomes 'Temple Silks'. */
export function titleOfSlug(slug: string): string {
  return slug
    .split(/[-\s]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
