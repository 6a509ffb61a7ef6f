import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import type { PictureFormat, PictureWidth } from '#domain/product/pictureAddress.ts'
import { readPictureAddress, type WantedPicture } from './address.ts'
import { encodePicture, recipe, type Encode } from './encodePicture.ts'
import { fetchOriginal } from './hostOriginal.ts'
import { usualLimits, type PictureLimits } from './limits.ts'
import { fileOriginal, type Original } from './originals.ts'
import { openPictureCache } from './pictureCache.ts'
import { pictureAnswer, refusalAnswer } from './pictureAnswer.ts'
import { PictureRefusal } from './PictureRefusal.ts'

export interface PictureServiceOptions {
  /** Where originals lie; the first folder that has a name wins. */
  folders: readonly string[]
  cacheFolder: string
  /** Hosts whose pictures are fetched. */
  hosts?: readonly string[]
  limits?: PictureLimits
  encode?: Encode
  fetchFromHost?: (url: string, limits: PictureLimits) => Promise<Buffer>
  /** Whether AVIF is made behind the shopper's back; without, WebP is all there is. */
  behind?: boolean
  log?: (message: string, error?: unknown) => void
}

export interface PictureService {
  /** Answers an address under /pictures/: a picture, 304, or a refusal with a plain sentence. */
  fetch: (request: Request) => Promise<Response>
  /** When no picture is being made any more. */
  idle: () => Promise<void>
  /** Makes no more pictures. */
  close: () => void
}

/** Pictures made at a time, AVIF among them. */
const atATime = 2

const minute = 60_000

/**
 * Makes the shop's pictures smaller, when they are first asked for. WebP is made while the shopper waits, which is a
 * twentieth of a second; AVIF takes a second, so an address of one is answered with the WebP until the AVIF is made,
 * and that is only begun when nobody waits.
 */
export async function pictureService(options: PictureServiceOptions): Promise<PictureService> {
  const { folders, cacheFolder, hosts = [], limits = usualLimits, encode = encodePicture, behind = true } = options
  const { fetchFromHost = fetchOriginal, log = () => {} } = options
  const cache = await openPictureCache(cacheFolder, limits.cache)
  const making = new PQueue({ concurrency: atATime })
  const makingBehind = new PQueue({ concurrency: 1 })
  const underWay = new Map<string, Promise<Buffer>>()
  const promised = new Set<string>()
  // A picture that cannot be made is not tried again with every look at it.
  const refused = new LRUCache<string, PictureRefusal>({ max: 500, ttl: minute })
  // The widths of one picture are asked for together: its host is asked once.
  const fetched = new LRUCache<string, Promise<Buffer>>({ max: 4, ttl: minute })

  return {
    async fetch(request) {
      try {
        return await answer(request)
      } catch (error) {
        if (error instanceof PictureRefusal) return refusalAnswer(error)
        log('A picture could not be answered', error)
        return refusalAnswer(new PictureRefusal(503, 'The picture cannot be made at the moment.'))
      }
    },
    async idle() {
      await makingBehind.onIdle()
      await making.onIdle()
    },
    close() {
      makingBehind.clear()
      making.clear()
      cache.close()
    },
  }

  async function answer(request: Request): Promise<Response> {
    const { from, width, format } = readPictureAddress(new URL(request.url).pathname, hosts)
    const original = await originalOf(from)
    const file = fileOf(original, width, format)
    const known = request.headers.get('if-none-match')
    if (format === 'webp') {
      return pictureAnswer({ file, format, known, lasting: true, content: () => webp(original, width) })
    }
    if (cache.has(file)) {
      const content = await cache.read(file)
      if (content) return pictureAnswer({ file, format, known, lasting: true, content: async () => content })
    }
    const standIn = fileOf(original, width, 'webp')
    const content = await webp(original, width)
    if (behind) makeBehind(original, width, file)
    return pictureAnswer({ file: standIn, format: 'webp', known, lasting: !behind, content: async () => content })
  }

  async function originalOf(from: WantedPicture['from']): Promise<Original> {
    if ('name' in from) return fileOriginal(folders, from.name, limits.inputBytes)
    const { url } = from
    return {
      identity: url,
      read() {
        const known = fetched.get(url)
        if (known) return known
        const asked = fetchFromHost(url, limits)
        fetched.set(url, asked)
        return asked
      },
    }
  }

  async function webp(original: Original, width: PictureWidth): Promise<Buffer> {
    const file = fileOf(original, width, 'webp')
    const kept = await cache.read(file)
    if (kept) return kept
    const already = underWay.get(file)
    if (already) return already
    if (making.size >= limits.waiting) {
      throw new PictureRefusal(503, 'Too many pictures are being made. Please ask again in a moment.')
    }
    const made = making.add(() => make(original, width, 'webp', file), { priority: 1 })
    underWay.set(file, made)
    return made.finally(() => underWay.delete(file))
  }

  function makeBehind(original: Original, width: PictureWidth, file: string): void {
    if (promised.has(file) || refused.has(original.identity) || makingBehind.size >= limits.waitingBehind) return
    promised.add(file)
    makingBehind
      .add(() => making.add(() => make(original, width, 'avif', file), { priority: 0 }))
      .catch((error: unknown) => log('A picture could not be made as AVIF', error))
      .finally(() => promised.delete(file))
      .catch(() => undefined)
  }

  async function make(original: Original, width: PictureWidth, format: PictureFormat, file: string): Promise<Buffer> {
    const before = refused.get(original.identity)
    if (before) throw before
    try {
      const seconds = format === 'avif' ? limits.secondsBehind : limits.seconds
      const bytes = await original.read()
      const content = await encode(bytes, { width, format, inputPixels: limits.inputPixels, seconds })
      // Whoever waits gets it also when there is no room to keep it.
      await cache.write(file, content).catch((error: unknown) => log('A picture could not be kept', error))
      return content
    } catch (error) {
      if (error instanceof PictureRefusal) refused.set(original.identity, error)
      throw error
    }
  }
}

/** Name in the cache; another original, or another way of making it, has another. */
function fileOf({ identity }: Original, width: PictureWidth, format: PictureFormat): string {
  const hash = createHash('sha256').update(`${recipe}\0${identity}\0${width}`).digest('hex').slice(0, 32)
  return `${hash}.${format}`
}
