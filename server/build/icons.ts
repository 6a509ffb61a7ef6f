import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { siteHead } from '#site/head.ts'
import { seedPictures } from '../demo.ts'
import { projectRoot } from '../projectRoot.ts'
import { takeNoArguments } from '../takeNoArguments.ts'

/**
 * `npm run icons`: makes the icons of public/ from its favicon.svg, and the link preview picture from one of the shop's
 * pictures, as JPEG, which every service that shows previews supports.
 */
const folder = join(projectRoot, 'public')
const drawing = await readFile(join(folder, 'favicon.svg'), 'utf8')
/** Without rounded corners, for systems that mask icons; in `maskable` the drawing is within every mask's safe zone. */
const square = drawing.replace(' rx="6"', '')
const maskable = square
  .replace('viewBox="0 0 48 48"', 'viewBox="-9 -9 66 66"')
  .replace('<rect width="48" height="48"', '<rect x="-9" y="-9" width="66" height="66"')

takeNoArguments(
  'Usage: npm run icons\n\nMakes the icons in public/ from its favicon.svg, and the link preview picture.',
)
await write('icon-192.png', await png(drawing, 192))
await write('icon-512.png', await png(drawing, 512))
await write('icon-maskable.png', await png(maskable, 512))
await write('apple-touch-icon.png', await png(square, 180))
await write('favicon.ico', icoOf(await png(drawing, 32), 32))

const { width, height } = siteHead.picture
const share = sharp(join(seedPictures, 'featured-collection.avif')).resize(width, height, { position: 'centre' })
await write('share.jpg', await share.jpeg({ quality: 82, mozjpeg: true }).toBuffer())

function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 48 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer()
}

/** An .ico file of one PNG: the directory, then the PNG itself. */
function icoOf(picture: Buffer, size: number): Buffer {
  const directory = Buffer.alloc(22)
  directory.writeUInt16LE(1, 2) // an icon
  directory.writeUInt16LE(1, 4) // of one picture
  directory.writeUInt8(size, 6)
  directory.writeUInt8(size, 7)
  directory.writeUInt16LE(1, 10) // plane
  directory.writeUInt16LE(32, 12) // bits per pixel
  directory.writeUInt32LE(picture.length, 14)
  directory.writeUInt32LE(directory.length, 18)
  return Buffer.concat([directory, picture])
}

async function write(name: string, content: Buffer): Promise<void> {
  await writeFile(join(folder, name), content)
  console.log(`${name.padEnd(22)} ${(content.length / 1000).toFixed(1)} kB`)
}
