/** Text as it stands in an address: lower case, words joined by hyphens. 'Cotton/Linen' becomes 'cotton-linen'. */
export function slugOf(text: string): string {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      // Latin accents go; the vowel signs of Malayalam or Hindi are marks too, and belong to their letters.
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '')
  )
}

/** A slug read back for people: 'temple-silks' becomes 'Temple Silks'. */
export function wordsOf(slug: string): string {
  return slug
    .split(/[-\s]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
