/**
 * Text as it is compared: lower case, without Latin accents. Vowel signs of Malayalam or Hindi are combining marks too,
 * but part of the word.
 */
export function foldedText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
}
