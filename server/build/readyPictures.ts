import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join, parse, resolve } from 'node:path'
import PQueue from 'p-queue'
import sharp from 'sharp'
import { defaultSize } from '#domain/product/images.ts'
import { fieldsOf } from '#domain/product/read.ts'
import {
  fallbackWidths,
  originalEndings,
  picturesPath,
  pictureWidths,
  widthsUpTo,
  type PictureFormat,
} from '#domain/product/pictureAddress.ts'
import { progressOf } from '../backOffice/progress.ts'
import { encodePicture } from '../images/encodePicture.ts'
import { encodingVersion } from '../images/encoding.ts'
import { defaultLimits } from '../images/limits.ts'
import { PictureError } from '../images/PictureError.ts'
import { seedPictures } from '../demo.ts'
import { readServerSettings } from '../settings.ts'
import { siteArgument } from './siteArgument.ts'
import { projectRoot } from '../projectRoot.ts'

interface ReadyOptions {
  /** Folders of originals, which may be missing; of two with the same name, the one in the earlier folder is taken. */
  originals: readonly string[]
  /** Cache folder, kept from one build to the next. */
  kept: string
  /** Folder of the built site; the pictures are written below its pictures/. */
  site: string
  onProgress?: (done: number, total: number) => void
}

/** AVIF effort: an 800 px original takes a fifth of the time it takes on the server, for an eighth more bytes. */
const effort = 2

const { inputPixels } = defaultLimits

/**
 * Encodes all pictures of these folders for a static site, at the URLs of the picture service: AVIF in all widths up to
 * the original's, or to the default width of records if that is larger; WebP in the widths a page offers browsers
 * without AVIF; and each original, without its metadata. Results of earlier builds are reused. Resolves to the numbers
 * of encoded pictures and of all pictures; rejects with the name of an original that cannot be read.
 */
export async function readyPictures({ originals, kept, site, onProgress = () => {} }: ReadyOptions) {
  await stat(site).catch(() => {
    throw new Error(`There is no site in ${site} to make pictures ready for: build it first.`)
  })
  const files = await originalsIn(originals)
  const queue = new PQueue({ concurrency: availableParallelism() })
  const count = { made: 0, all: 0 }
  let done = 0
  const failures: Error[] = []
  const ready = async (file: string) => {
    try {
      await readyPicture(file)
      onProgress((done += 1), files.length)
    } catch (error) {
      failures.push(failureOf(file, error))
      // The other pictures would be encoded for minutes after the build has failed.
      queue.clear()
    }
  }
  // What was cleared is rejected, too; the first failure is the reason.
  await Promise.allSettled(files.map((file) => queue.add(() => ready(file))))
  if (failures[0]) throw failures[0]
  return count

  async function readyPicture(path: string): Promise<void> {
    const { name, base: file } = parse(path)
    const content = await readFile(path)
    const open = () => sharp(content, { limitInputPixels: false, autoOrient: true })
    const { autoOrient, exif, xmp, iptc } = await open()
      .metadata()
      .catch((cause: unknown) => {
        throw new Error(`${path} is not a picture that can be read.`, { cause })
      })
    if (autoOrient.width * autoOrient.height > inputPixels)
      throw new Error(`${path} is too large: the shop takes up to ${inputPixels / 1_000_000} million pixels.`)
    const { mtimeMs, size } = await stat(path)
    const source = createHash('sha256').update(`${path} ${mtimeMs} ${size}`).digest('hex').slice(0, 16)
    const wanted = [
      ...widthsUpTo(Math.max(autoOrient.width, defaultSize.width), pictureWidths).map(
        (each) => [each, 'avif'] as const,
      ),
      ...fallbackWidths.map((each) => [each, 'webp'] as const),
    ]
    // Decoded once for all widths.
    let unpacked: Promise<Buffer> | undefined
    for (const [each, format] of wanted) {
      const address = `${each}/${name}.${format}`
      const made = join(kept, String(encodingVersion), source, address)
      if (!(await isMade(made))) {
        unpacked ??= open().png({ compressionLevel: 0 }).toBuffer()
        await make(await unpacked, each, format, made)
        count.made += 1
      }
      await put(made, address)
      count.all += 1
    }
    if (!exif && !xmp && !iptc) return put(path, file)
    // Phones store in a photograph where it was taken.
    const withoutMetadata = join(kept, String(encodingVersion), source, file)
    if (!(await isMade(withoutMetadata))) {
      const width = pictureWidths.at(-1)
      await whole(withoutMetadata, (part) => open().resize({ width, withoutEnlargement: true }).toFile(part))
    }
    await put(withoutMetadata, file)
  }

  async function put(from: string, address: string): Promise<void> {
    const to = join(site, picturesPath, address)
    await mkdir(dirname(to), { recursive: true })
    await copyFile(from, to)
  }
}

/** Why an original is not ready; the encoder, which gets its content, does not know its name. */
function failureOf(file: string, error: unknown): Error {
  if (error instanceof PictureError) return new Error(`${file}: ${error.message}`, { cause: error })
  return error instanceof Error ? error : new Error(String(error))
}

async function originalsIn(folders: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const folder of folders) {
    // Of files with the same name, the format that the server prefers comes first.
    const place = (file: string) =>
      originalEndings.findIndex((ending) => `.${ending}` === parse(file).ext.toLowerCase())
    // The server takes no other files either: folders, 'Thumbs.db', HEIC.
    const files = (await readdir(folder, { withFileTypes: true }).catch(noneIfMissing))
      .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.') && place(entry.name) >= 0)
      .map(({ name }) => name)
    const names = new Set(found.map((path) => parse(path).name))
    for (const file of files.toSorted((one, other) => place(one) - place(other))) {
      const { name } = parse(file)
      if (!names.has(name)) found.push(join(folder, file))
      names.add(name)
    }
  }
  return found
}

function noneIfMissing(error: unknown): [] {
  if (fieldsOf(error)['code'] !== 'ENOENT') throw error
  return []
}

async function make(unpacked: Buffer, width: number, format: PictureFormat, path: string): Promise<void> {
  const content = await encodePicture(unpacked, { width, format, inputPixels, seconds: 60, effort })
  await whole(path, (part) => writeFile(part, content))
}

/** Writes a file that is either whole or not there, also after an interruption. */
async function whole(path: string, write: (part: string) => Promise<unknown>): Promise<void> {
  const { dir, base } = parse(path)
  // With the same ending, which tells the format.
  const part = join(dir, `part-${base}`)
  await mkdir(dir, { recursive: true })
  await write(part)
  await rename(part, path)
}

async function isMade(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  return found !== undefined && found.size > 0
}

/** `node server/build/readyPictures.ts dist/client` */
if (import.meta.main) {
  const site = siteArgument('server/build/readyPictures.ts')
  const progress = progressOf('Pictures')
  try {
    const { made, all } = await readyPictures({
      originals: [join(readServerSettings(process.env, process.cwd()).dataFolder, 'pictures'), seedPictures],
      kept: join(projectRoot, '.cache/ready-pictures'),
      site: resolve(projectRoot, site),
      onProgress: (done, total) => progress.update(done, total),
    })
    progress.stop()
    console.log(`${all} pictures are ready in ${join(site, picturesPath)}, ${made} of them new.`)
  } catch (error) {
    progress.stop()
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
