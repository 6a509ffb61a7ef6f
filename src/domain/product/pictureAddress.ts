/**
 * Widths in px a picture is made in. Neighbours differ by less than 1.42, so that whatever a browser takes has at most
 * twice the pixels it shows.
 */
export const pictureWidths = [72, 96, 128, 176, 240, 320, 400, 480, 640, 720, 800, 960, 1280, 1600] as const

export type PictureWidth = (typeof pictureWidths)[number]

/** Widths in px a place may name for browsers without AVIF: a build makes WebP ready in these alone. */
export const fallbackWidths = [96, 176, 320, 640] as const satisfies readonly PictureWidth[]

export type FallbackWidth = (typeof fallbackWidths)[number]

/** What a picture is made into. AVIF is half the size and slow to make; WebP is there at once. */
export const pictureFormats = ['avif', 'webp'] as const

export type PictureFormat = (typeof pictureFormats)[number]

/** Where every picture of the shop has its address. */
export const picturesPath = '/pictures/'

/** How the file of an original may end, in the order they are looked for. */
export const originalEndings = ['avif', 'webp', 'jpg', 'jpeg', 'png'] as const

const original = new RegExp(`^${picturesPath}([^/?#]+)\\.(?:${originalEndings.join('|')})$`, 'i')

/**
 * Address of a picture in a width of the ladder: '/pictures/shelf.jpg' has '/pictures/400/shelf.avif', a picture of one
 * of the `hosts` stands under its whole address. Undefined for what is not made smaller: drawings, other hosts.
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

/** Whether an address leads to one of these hosts, over https and its usual port. */
export function isOfHost(url: string, hosts: readonly string[]): boolean {
  const parsed = URL.parse(url)
  return parsed?.protocol === 'https:' && !parsed.username && !parsed.password && hosts.includes(parsed.host)
}

/** The widths of `wanted` that an original can fill, and the first that shows all it has. */
export function widthsUpTo(originalWidth: number, wanted: readonly PictureWidth[]): PictureWidth[] {
  const whole = wanted.findIndex((width) => width >= originalWidth)
  return wanted.slice(0, whole === -1 ? wanted.length : whole + 1)
}
