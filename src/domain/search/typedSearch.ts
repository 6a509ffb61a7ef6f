/** A search as it was typed or pasted, without control characters, which the store refuses, and without outer spaces. */
export function typedSearch(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').trim()
}
