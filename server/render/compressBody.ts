import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './acceptedEncoding.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The body of an answer: bytes that no other thread shares. */
export type Body = Uint8Array<ArrayBuffer>

/** Compresses text in a thread pool, at a level that is worth its time while a client waits. */
export async function compressBody(body: Body, encoding: Exclude<Encoding, 'identity'>): Promise<Body> {
  if (encoding === 'gzip') return zip(body)
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  }
  return brotli(body, { params })
}
