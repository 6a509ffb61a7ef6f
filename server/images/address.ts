import {
  isOfHost,
  originalEndings,
  pictureFormats,
  picturesPath,
  pictureWidths,
  type PictureFormat,
  type PictureWidth,
} from '#domain/product/pictureAddress.ts'
import { PictureError } from './PictureError.ts'

/** A requested picture: of a file in the shop's folders, or of an allowed host. */
export interface WantedPicture {
  from: { name: string } | { url: string }
  width: PictureWidth
  format: PictureFormat
}

/** Maximum length of a file name and of a remote URL, in characters. */
const longest = { name: 150, url: 1000 }

/**
 * Parses a picture URL's path. `/pictures/400/shelf.avif` is a width and a format of `shelf`; the bare
 * `/pictures/shelf.jpg` is the largest size, for links to the URL in a record. Throws a
 * `PictureError`.
 */
export function readPictureAddress(path: string, hosts: readonly string[]): WantedPicture {
  const [first = '', second, ...more] = path.slice(picturesPath.length).split('/')
  if (!path.startsWith(picturesPath) || more.length > 0) throw new PictureError(404, 'There is no such picture.')
  if (second === undefined) {
    const { name, ending } = splitName(first)
    if (!originalEndings.some((known) => known === ending.toLowerCase())) {
      throw new PictureError(404, 'There is no such picture.')
    }
    return { from: { name: nameOf(decoded(name)) }, width: widest, format: 'webp' }
  }
  const width = pictureWidths.find((known) => String(known) === first)
  if (!width) {
    throw new PictureError(400, `Pictures are made ${pictureWidths.join(', ')} pixels wide and no other width.`)
  }
  const { name, ending } = splitName(second)
  const format = pictureFormats.find((known) => known === ending)
  if (!format) throw new PictureError(400, 'Pictures are made as .avif and as .webp.')
  const text = decoded(name)
  return { from: /^[a-z]+:/i.test(text) ? { url: urlOf(text, hosts) } : { name: nameOf(text) }, width, format }
}

const widest = pictureWidths[pictureWidths.length - 1] ?? 1600

function splitName(text: string): { name: string; ending: string } {
  const dot = text.lastIndexOf('.')
  return dot === -1 ? { name: text, ending: '' } : { name: text.slice(0, dot), ending: text.slice(dot + 1) }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new PictureError(400, 'The name of the picture is not well encoded: % is written %25.')
  }
}

/** A plain file name, without path traversal. */
function nameOf(text: string): string {
  if (text === '' || text.length > longest.name || /^\.|[/\\:\p{Cc}]/u.test(text)) {
    throw new PictureError(400, 'The name of the picture is not one a file of the shop can have.')
  }
  return text
}

function urlOf(text: string, hosts: readonly string[]): string {
  if (text.length > longest.url || !isOfHost(text, hosts)) {
    throw new PictureError(400, 'Pictures are only fetched from the hosts the shop has chosen, over https.')
  }
  return text
}
