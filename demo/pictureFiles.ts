import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { encodePicture } from '#server/images/encodePicture.ts'
import { defaultLimits } from '#server/images/limits.ts'
import type { Drawing } from './textiles/drawing.ts'
import { draw } from './textiles/draw.ts'

/** Folder of the originals. */
export const originals = new URL('./pictures/', import.meta.url)

const ledgerFile = new URL('weights.json', originals)

/** Ledger entry of an original: its resized sizes, so that they need not be computed again. */
export interface Weight {
  /** Bytes of the original, and at 720 and 400 px with the original's effort; the shop's are a little smaller. */
  bytes: number
  at720: number
  at400: number
  /** Prefix of the original's SHA-256. */
  hash: string
}

/** Budget of a resized picture in bytes: maximum, and average over all. */
export const limits = { at720: { most: 70_000, mean: 45_000 }, at400: { most: 28_000, mean: 18_000 } } as const

/**
 * Encoding of an original: AVIF of a quality that can be resized again. For large ones, whose threads all have enough
 * pixels, effort 3 saves a tenth of the bytes for one second more; effort 4 takes seven times as long.
 */
const encoding = { quality: 51, effort: 2 } as const
const largeEncoding = { quality: 47, effort: 3 } as const

export async function writeOriginal(drawing: Drawing): Promise<Weight> {
  const drawn = draw(drawing, drawing.fineness)
  const original = await sharp(drawn.pixels, { raw: { width: drawn.width, height: drawn.height, channels: 3 } })
    .resize(drawing.width, drawing.height, { kernel: 'cubic' })
    .avif(drawing.height > 1200 ? largeEncoding : encoding)
    .toBuffer()
  await writeFile(new URL(`${drawing.name}.avif`, originals), original)
  return weigh(original)
}

export async function weigh(original: Buffer): Promise<Weight> {
  const { inputPixels, backgroundSeconds: seconds } = defaultLimits
  const { effort } = encoding
  const at = async (width: number) =>
    (await encodePicture(original, { width, format: 'avif', inputPixels, seconds, effort })).byteLength
  return { bytes: original.byteLength, at720: await at(720), at400: await at(400), hash: hashOf(original) }
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16)
}

export async function readLedger(): Promise<Record<string, Weight>> {
  const text = await readFile(ledgerFile, 'utf8').catch(() => '{}')
  return JSON.parse(text) as Record<string, Weight> // only this program writes it
}

export async function writeLedger(ledger: Readonly<Record<string, Weight>>): Promise<void> {
  const sorted = Object.entries(ledger).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const lines = sorted.map(([name, weight]) => `  ${JSON.stringify(name)}: ${JSON.stringify(weight)}`)
  await writeFile(ledgerFile, `{\n${lines.join(',\n')}\n}\n`)
}
