import { colourOf, colours } from '../colour.ts'
import type { ProductImage } from './product.ts'
import { fieldsOf, numberOf, textOf } from './read.ts'

/** Original size of the catalogue's pictures in px, for records that do not state theirs: 2:3. */
export const defaultSize = { width: 800, height: 1200 }

/**
 * The images of a record: a list, one string or one object; each a URL or an object with one. An image without a
 * usable URL is left out; where two have the same id, all are numbered. `name` and `color` are the defaults for alt text
 * and placeholder colour.
 */
export function imagesOf(value: unknown, name: string, color: readonly string[]): ProductImage[] {
  const ground = color.map(colourOf).find((colour) => colour !== undefined) ?? colours.Ecru
  const images = (Array.isArray(value) ? value : [value])
    .map((image, index) => imageOf(image, index, name, ground))
    .filter((image) => image !== undefined)
  const ids = new Set(images.map(({ id }) => id))
  return ids.size === images.length ? images : images.map((image, index) => ({ ...image, id: `picture-${index + 1}` }))
}

function imageOf(value: unknown, index: number, name: string, ground: string): ProductImage | undefined {
  const fields = fieldsOf(value)
  const url = textOf(value) || textOf(fields['url'])
  if (!isPictureAddress(url)) return undefined
  const width = positive(fields['width'])
  const height = positive(fields['height'])
  return {
    id: textOf(fields['id']) || `picture-${index + 1}`,
    url,
    type: textOf(fields['type']),
    alt: textOf(fields['alt']) || name,
    caption: textOf(fields['caption']),
    width: width ?? defaultSize.width,
    height: height ?? defaultSize.height,
    ...(width && height && fields['isSizeAssumed'] !== true ? {} : { isSizeAssumed: true }),
    colour: hex(fields['colour']) ?? ground,
    focus: focusOf(fields['focus']),
  }
}

/** Only http(s) URLs and the shop's own paths: never javascript:, data: or file: URLs. */
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
