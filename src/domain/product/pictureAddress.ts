/**
 * Widths in px that pictures are encoded in. Neighbours differ by a factor below 1.42, so that a browser loads at most
 * twice the pixels it needs.
 */
export const pictureWidths = [72, 96, 128, 176, 240, 320, 400, 480, 640, 720, 800, 960, 1280, 1600] as const

export type PictureWidth = (typeof pictureWidths)[number]

/** Widths in px of the fallback for browsers without AVIF: a static build encodes WebP in these only. */
export const fallbackWidths = [96, 176, 320, 640] as const satisfies readonly PictureWidth[]

export type FallbackWidth = (typeof fallbackWidths)[number]

/** Output formats. AVIF is half the size of WebP. */
export const pictureFormats = ['avif', 'webp'] as const

export type PictureFormat = (typeof pictureFormats)[number]

/** URL prefix of every picture. */
export const picturesPath = '/pictures/'

/** File extensions of originals, in lookup order. */
export const originalEndings = ['avif', 'webp', 'jpg', 'jpeg', 'png'] as const

const original = new RegExp(`^${picturesPath}([^/?#]+)\\.(?:${originalEndings.join('|')})$`, 'i')

/**
 * URL of a picture in one of the widths: '/pictures/shelf.jpg' becomes '/pictures/400/shelf.avif', a picture on one
 * of the `hosts` is nested by its full URL. Undefined for what is not resized: SVG, other hosts.
 */
export function resizedAddress(
  url: string,
  width: PictureWidth,
  format: PictureFormat,
  hosts: readonly string[] = [],
): string | undefined {
  const name = original.exec(url)?.[1] ?? (isOfHost(url, hosts) ? encodeURIComponent(url) : undefined)
  return name && `${picturesPath}${width}/${name}.${format}`
}

/** Whether a URL is on one of these hosts, over https and the default port. */
export function isOfHost(url: string, hosts: readonly string[]): boolean {
  const parsed = absoluteUrl(url)
  return parsed?.protocol === 'https:' && !parsed.username && !parsed.password && hosts.includes(parsed.host)
}

/** `URL.parse` is younger than the oldest browsers of the shop. */
function absoluteUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

/** The widths of `wanted` up to the original's own, and the first one above it. */
export function widthsUpTo(originalWidth: number, wanted: readonly PictureWidth[]): PictureWidth[] {
  const whole = wanted.findIndex((width) => width >= originalWidth)
  return wanted.slice(0, whole === -1 ? wanted.length : whole + 1)
}
