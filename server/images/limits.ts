/** What the picture service takes in, keeps and waits for. */
export interface PictureLimits {
  /** Bytes of an original. */
  inputBytes: number
  /** Pixels of an original. */
  inputPixels: number
  /** Seconds one picture may take to be made while somebody waits. */
  seconds: number
  /** Seconds an AVIF may take, for which nobody waits. */
  secondsBehind: number
  /** Requests that may wait for a picture to be made. */
  waiting: number
  /** AVIF files that may wait to be made. */
  waitingBehind: number
  /** Milliseconds a host may take to send an original. */
  hostMs: number
  cache: CacheLimits
}

/** Bounds of the pictures kept on disk. */
export interface CacheLimits {
  number: number
  bytes: number
  /** Milliseconds after which a picture is thrown away, used or not. */
  ageMs: number
}

const day = 24 * 60 * 60 * 1000

/** Room for a telephone's photograph of any make, and for every width of some thousand of them. */
export const usualLimits: PictureLimits = {
  inputBytes: 40_000_000,
  inputPixels: 50_000_000,
  seconds: 10,
  secondsBehind: 60,
  waiting: 200,
  waitingBehind: 2000,
  hostMs: 10_000,
  cache: { number: 20_000, bytes: 1_000_000_000, ageMs: 30 * day },
}
