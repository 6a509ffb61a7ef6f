/** Limits of the picture service. */
export interface PictureLimits {
  /** Maximum bytes of an original. */
  inputBytes: number
  /** Maximum pixels of an original. */
  inputPixels: number
  /** Maximum width and height of an original, px: resizing one line of 49 million pixels takes a gigabyte. */
  inputSide: number
  /** Timeout of encoding while a client waits, in seconds. */
  seconds: number
  /** Timeout of encoding an AVIF in the background, in seconds. */
  backgroundSeconds: number
  /** Maximum queue length of waiting requests. */
  waiting: number
  /** Maximum of these from one network: one client must not fill the whole queue. */
  waitingPerNetwork: number
  /** Maximum queue length of background AVIF jobs. */
  backgroundWaiting: number
  /** Timeout of a remote original, in milliseconds. */
  hostMs: number
  cache: CacheLimits
}

/** Limits of the cache on disk. */
export interface CacheLimits {
  number: number
  bytes: number
  /** Age in milliseconds after which a picture is deleted, used or not. */
  ageMs: number
}

const day = 24 * 60 * 60 * 1000

/** Large enough for any phone's photographs, and for every width of some thousand of them. */
export const defaultLimits: PictureLimits = {
  inputBytes: 40_000_000,
  inputPixels: 50_000_000,
  inputSide: 20_000,
  seconds: 10,
  backgroundSeconds: 60,
  waiting: 200,
  waitingPerNetwork: 100,
  backgroundWaiting: 2000,
  hostMs: 10_000,
  cache: { number: 20_000, bytes: 1_000_000_000, ageMs: 30 * day },
}
