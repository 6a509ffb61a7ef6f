import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import type { PictureFormat, PictureWidth } from '#domain/product/pictureAddress.ts'
import { fieldsOf } from '#domain/product/read.ts'
import { readPictureAddress, type WantedPicture } from './address.ts'
import { encodingVersion, type Encode, type EncodeOptions } from './encoding.ts'
import { fetchOriginal } from './hostOriginal.ts'
import { defaultLimits, type PictureLimits } from './limits.ts'
import { fileOriginal, type Original } from './originals.ts'
import { openPictureCache } from './pictureCache.ts'
import { pictureAnswer, errorAnswer } from './pictureAnswer.ts'
import { PictureError } from './PictureError.ts'

export interface PictureServiceOptions {
  /** Folders of originals; the first one with a match wins. */
  folders: readonly string[]
  cacheFolder: string
  /** Hosts that pictures may be fetched from. */
  hosts?: readonly string[]
  limits?: PictureLimits
  encode: Encode
  fetchFromHost?: (url: string, limits: PictureLimits) => Promise<Buffer>
  /** Whether AVIF is served, and encoded with more effort in the background; otherwise only WebP is. */
  inBackground?: boolean
  log?: (message: string, error?: unknown) => void
}

export interface PictureService {
  /**
   * Handles a request under /pictures/: a picture, 304, or an error with a plain message. `network` is that of the client
   * (`networkOf`).
   */
  fetch: (request: Request, network?: string) => Promise<Response>
  /**
   * Encodes the AVIF of an address ahead of a request, when nothing else is being encoded. Resolves to false where it
   * exists already; rejects where it cannot be encoded, or when the signal is aborted first.
   */
  prepare: (path: string, signal?: AbortSignal) => Promise<boolean>
  /** Resolves when the queue is empty. */
  idle: () => Promise<void>
  /** Stops encoding. */
  close: () => void
}

/** Concurrent encodings, AVIF included. */
const atATime = 2

const minute = 60_000
const hour = 60 * minute

/** For a client that waits: an AVIF with the least effort takes no longer than a WebP and has half of its bytes. */
const draftEffort = 0

/**
 * Resizes pictures on first request. WebP and a first AVIF are encoded while the client waits, a tenth of a second. The
 * lasting AVIF, a sixth smaller or more, takes seconds: its encoding starts only when no client waits.
 */
export async function pictureService(options: PictureServiceOptions): Promise<PictureService> {
  const { folders, cacheFolder, hosts = [], limits = defaultLimits, encode, inBackground = true } = options
  const { fetchFromHost = fetchOriginal, log = () => {} } = options
  const cache = await openPictureCache(cacheFolder, limits.cache)
  const making = new PQueue({ concurrency: atATime })
  const backgroundQueue = new PQueue({ concurrency: 1 })
  const inFlight = new Map<string, Promise<Buffer>>()
  /** Pictures that each network has requested and waits for. */
  const waitingOf = new Map<string | undefined, number>()
  const promised = new Set<string>()
  /** Time of `performance.now()` until which no AVIF is encoded, because a picture could not be stored. */
  let unkeptUntil = 0
  let isClosed = false
  // Negative cache: a picture that failed is not tried again on every request.
  const refused = new LRUCache<string, PictureError>({ max: 500, ttl: minute })
  // What failed or took too long as AVIF would do so again, and is requested again every minute.
  const failed = new LRUCache<string, true>({ max: 5000, ttl: hour })
  // Several widths of one picture are requested together: the original is fetched once.
  const fetched = new LRUCache<string, Promise<Buffer>>({ max: 4, ttl: minute })

  return {
    async fetch(request, network) {
      try {
        return await answer(request, network)
      } catch (error) {
        if (error instanceof PictureError) return errorAnswer(error)
        log('A picture could not be answered', error)
        // A folder or a file that may not be opened is not worth another request.
        const isForbidden = ['EACCES', 'EPERM', 'ELOOP'].includes(String(fieldsOf(error)['code']))
        return errorAnswer(new PictureError(isForbidden ? 500 : 503, 'The picture cannot be made at the moment.'))
      }
    },
    async prepare(path, signal) {
      const { from, width } = readPictureAddress(path, hosts)
      const original = await originalOf(from)
      const file = fileOf(original, width, 'avif')
      if (!inBackground || cache.has(file) || promised.has(file)) return false
      await avif(original, width, file, signal)
      return true
    },
    async idle() {
      await backgroundQueue.onIdle()
      await making.onIdle()
    },
    close() {
      isClosed = true
      backgroundQueue.clear()
      making.clear()
      cache.close()
    },
  }

  async function answer(request: Request, network: string | undefined): Promise<Response> {
    const { from, width, format } = readPictureAddress(new URL(request.url).pathname, hosts)
    const original = await originalOf(from)
    const file = fileOf(original, width, format)
    const known = request.headers.get('if-none-match')
    if (inBackground && format === 'avif' && cache.has(file)) {
      const content = await cache.read(file)
      if (content) return pictureAnswer({ file, format, known, lasting: true, content: async () => content })
    }
    if (format === 'webp' || !inBackground) {
      const webp = fileOf(original, width, 'webp')
      const content = () => atOnce(original, width, 'webp', network)
      return pictureAnswer({ file: webp, format: 'webp', known, lasting: true, content })
    }
    const draft = fileOf(original, width, 'draft.avif')
    const content = await atOnce(original, width, 'draft.avif', network)
    makeInBackground(original, width, file)
    return pictureAnswer({ file: draft, format, known, lasting: false, content: async () => content })
  }

  async function originalOf(from: WantedPicture['from']): Promise<Original> {
    if ('name' in from) return fileOriginal(folders, from.name, limits.inputBytes)
    const { url } = from
    return {
      name: url,
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

  /** From the cache, or encoded before everything that no client waits for. */
  async function atOnce(
    original: Original,
    width: PictureWidth,
    kind: 'webp' | 'draft.avif',
    network: string | undefined,
  ): Promise<Buffer> {
    const file = fileOf(original, width, kind)
    const kept = await cache.read(file)
    if (kept) return kept
    const already = inFlight.get(file)
    if (already) return already
    // A request that was still being read when the shop closed would start the encoder again.
    if (isClosed) throw new PictureError(503, 'The shop is closing. Please ask again in a moment.')
    const waiting = waitingOf.get(network) ?? 0
    if (making.size >= limits.waiting || (network !== undefined && waiting >= limits.waitingPerNetwork)) {
      throw new PictureError(503, 'Too many pictures are being made. Please ask again in a moment.')
    }
    const made = making.add(() => make(original, width, kind, file), { priority: 1 })
    inFlight.set(file, made)
    waitingOf.set(network, waiting + 1)
    return made.finally(() => {
      inFlight.delete(file)
      const others = (waitingOf.get(network) ?? 0) - 1
      if (others > 0) waitingOf.set(network, others)
      else waitingOf.delete(network)
    })
  }

  function makeInBackground(original: Original, width: PictureWidth, file: string): void {
    if (promised.has(file) || failed.has(file) || backgroundQueue.size >= limits.backgroundWaiting) return
    // It could not be stored, and would be encoded again for every request.
    if (performance.now() < unkeptUntil) return
    avif(original, width, file).catch((error: unknown) => {
      // What was waiting when the shop closed is made after the next start.
      if (isClosed) return
      failed.set(file, true)
      if (!(error instanceof PictureError)) log('A picture could not be made as AVIF', error)
    })
  }

  async function avif(original: Original, width: PictureWidth, file: string, signal?: AbortSignal): Promise<void> {
    promised.add(file)
    const aborted = signal ? { signal } : {}
    try {
      await backgroundQueue.add(
        () => making.add(() => make(original, width, 'avif', file), { priority: 0, ...aborted }),
        aborted,
      )
    } finally {
      promised.delete(file)
    }
  }

  async function make(original: Original, width: PictureWidth, kind: Kind, file: string): Promise<Buffer> {
    const before = refused.get(original.identity)
    if (before) throw before
    try {
      const seconds = kind === 'avif' ? limits.backgroundSeconds : limits.seconds
      const bytes = await original.read()
      const { inputPixels, inputSide } = limits
      const content = await encode(bytes, { width, inputPixels, inputSide, seconds, ...encodings[kind] })
      // The client gets it even when the cache is full.
      await cache.write(file, content).catch((error: unknown) => {
        unkeptUntil = performance.now() + unkeptMs
        log('A picture could not be kept', error)
      })
      return content
    } catch (error) {
      if (error instanceof PictureError) {
        const isTimeout = error.status === 503
        // Not cached: what took too long as AVIF may be quick as WebP.
        if (!isTimeout) refused.set(original.identity, error)
        const outcome = isTimeout && kind === 'avif' ? 'could not be made as AVIF' : 'is not shown'
        log(`The picture ${original.name} ${outcome}: ${error.message}`)
      }
      throw error
    }
  }
}

/** Milliseconds without AVIF after a picture could not be stored, for example on a full disk. */
const unkeptMs = 5 * 60_000

type Kind = PictureFormat | 'draft.avif'

const encodings: Readonly<Record<Kind, Pick<EncodeOptions, 'format' | 'effort'>>> = {
  webp: { format: 'webp' },
  avif: { format: 'avif' },
  'draft.avif': { format: 'avif', effort: draftEffort },
}

/** Cache key: depends on the original's version and the encoding version. */
function fileOf({ identity }: Original, width: PictureWidth, kind: Kind): string {
  const hash = createHash('sha256').update(`${encodingVersion}\0${identity}\0${width}`).digest('hex').slice(0, 32)
  return `${hash}.${kind}`
}
