import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Pictures as owners and attackers supply them, generated for each run. */

/** A plain picture of one colour. */
export function plainPicture(width: number, height: number, format: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg') {
  return sharp({ create: { width, height, channels: 3, background: '#8C1C2E' } })
    .toFormat(format)
    .toBuffer()
}

/** A picture with as much detail as woven cloth. */
export async function detailedPicture(width: number, height: number): Promise<Buffer> {
  return sharp(await grain(width, height))
    .jpeg({ quality: 90 })
    .toBuffer()
}

/**
 * A telephone's photograph of some 4 MB, held upright: its pixels lie on their side, and a note says to turn them. Its
 * top left corner is red and the rest is grey; it knows where it was taken.
 */
export async function telephonePhotograph(): Promise<Buffer> {
  const corner = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#FF0000' } })
    .png()
    .toBuffer()
  return (
    sharp(await grain(4000, 3000))
      // Turned to the right by a quarter, as the note says, the bottom left corner is the top left.
      .composite([{ input: corner, left: 0, top: 2500 }])
      .jpeg({ quality: 92 })
      .withExif({ IFD0: { Make: 'Telephone of Padma' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '8/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
  )
}

/** Threads, and patches sixteen pixels wide that are still there when the threads have become too small to see. */
async function grain(width: number, height: number): Promise<Buffer> {
  const threads = await noise(width, height, 20)
  return sharp(await noise(Math.ceil(width / 16), Math.ceil(height / 16), 30))
    .resize(width, height, { kernel: 'cubic' })
    .composite([{ input: threads, blend: 'soft-light' }])
    .png({ compressionLevel: 1 })
    .toBuffer()
}

function noise(width: number, height: number, sigma: number): Promise<Buffer> {
  const kind = { type: 'gaussian', mean: 128, sigma } as const
  return sharp({ create: { width, height, channels: 3, background: '#808080', noise: kind } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** A well-formed PNG of a few kilobytes that would unpack to a picture of this many pixels a side. */
export function pixelBomb(width: number, height = width): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // One bit a pixel, grey.
  head[8] = 1
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND')])
}

function chunk(name: string, content = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(content.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}

/** A GIF of one pixel and many frames. */
export function animatedGif(frames: number): Buffer {
  const head = Buffer.from('47494638396101000100800000000000ffffff', 'hex')
  const frame = Buffer.from('21f90404000000002c0000000001000100000202440100', 'hex')
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])])
}

/** A JPEG whose head claims another size than its content has. */
export async function lyingJpeg(width: number, height: number): Promise<Buffer> {
  const jpeg = await plainPicture(64, 64)
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  jpeg.writeUInt16BE(height, frame + 5)
  jpeg.writeUInt16BE(width, frame + 7)
  return jpeg
}

/** A WebP that moves. */
export function animatedWebp(frames: number): Promise<Buffer> {
  const raw = Buffer.alloc(16 * 16 * frames * 3, 1)
  // Neighbouring frames differ, or they would be one.
  for (let frame = 0; frame < frames; frame += 1) raw.fill(frame % 256, frame * 768, (frame + 1) * 768)
  return sharp(raw, { raw: { width: 16, height: 16 * frames, channels: 3, pageHeight: 16 } })
    .webp({ loop: 0 })
    .toBuffer()
}

export const maliciousSvg = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY secret SYSTEM "file:///etc/passwd">]>
<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" onload="alert(1)">
<script>alert(1)</script><image href="http://127.0.0.1/" width="9" height="9"/><text>&secret;</text></svg>`

/** The head of an AVIF and nothing sensible after it. */
export function hollowAvif(): Buffer {
  const head = Buffer.from('000000206674797061766966000000006176696 66d6966316d696166'.replaceAll(' ', ''), 'hex')
  return Buffer.concat([head, Buffer.alloc(4096, 0xa5)])
}
