/** Accepted formats of originals. */
export type OriginalFormat = 'jpeg' | 'png' | 'webp' | 'avif'

const jpeg = Buffer.from([0xff, 0xd8, 0xff])
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/**
 * Detects the format by magic bytes, not by name. Undefined for everything that is not accepted: SVG, PDF,
 * GIF, HTML and the many formats the image library would otherwise try.
 */
export function formatOf(bytes: Buffer): OriginalFormat | undefined {
  if (bytes.subarray(0, 3).equals(jpeg)) return 'jpeg'
  if (bytes.subarray(0, 8).equals(png)) return 'png'
  const word = (start: number) => bytes.toString('latin1', start, start + 4)
  if (word(0) === 'RIFF' && word(8) === 'WEBP') return 'webp'
  if (word(4) === 'ftyp' && ['avif', 'avis', 'mif1'].includes(word(8))) return 'avif'
  return undefined
}
