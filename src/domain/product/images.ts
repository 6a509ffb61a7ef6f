import { colourOf } from '../colour.ts'
import type { ProductImage } from './product.ts'
import { fieldsOf, numberOf, textOf } from './read.ts'

/** Original size of the catalogue's pictures in px, for records that do not state theirs: 2:3. */
const usualSize = { width: 800, height: 1200 }

/**
 * The pictures of a record: a list, one text or one object; each a URL or an object with one. A picture without a
 * usable URL is left out; `name` and `color` speak for what a picture does not say of itself.
 */
export function imagesOf(value: unknown, name: string, color: readonly string[]): ProductImage[] {
  const ground = color.map(colourOf).find((colour) => colour !== undefined) ?? '#D9C7A3'
  return (Array.isArray(value) ? value : [value])
    .map((image, index) => imageOf(image, index, name, ground))
    .filter((image) => image !== undefined)
}

function imageOf(value: unknown, index: number, name: string, ground: string): ProductImage | undefined {
  const fields = fieldsOf(value)
  const url = textOf(value) || textOf(fields['url'])
  if (!isPictureAddress(url)) return undefined
  return {
    id: textOf(fields['id']) || `picture-${index + 1}`,
    url,
    type: textOf(fields['type']) || (index === 0 ? 'full' : 'detail'),
    alt: textOf(fields['alt']) || name,
    caption: textOf(fields['caption']),
    width: positive(fields['width']) ?? usualSize.width,
    height: positive(fields['height']) ?? usualSize.height,
    colour: hex(fields['colour']) ?? ground,
    focus: focusOf(fields['focus']),
  }
}

/** Only the web and the shop's own paths: no script, data or file address ever becomes a picture. */
function isPictureAddress(url: string): boolean {
  return /^https?:\/\/[^\s"'<>\\]+$/i.test(url) || /^\/(?![/\\])[^\s"'<>\\]*$/.test(url)
}

function positive(value: unknown): number | undefined {
  const number = numberOf(value)
  return number !== undefined && number >= 1 ? Math.round(number) : undefined
}

function hex(value: unknown): string | undefined {
  const text = textOf(value)
  return /^#[0-9a-f]{6}$/i.test(text) ? text : undefined
}

function focusOf(value: unknown): string {
  const text = textOf(value)
  return /^\d{1,3}% \d{1,3}%$/.test(text) ? text : '50% 22%'
}
