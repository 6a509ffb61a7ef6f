import { lookup as systemLookup, type LookupAddress } from 'node:dns'
import type { IncomingMessage } from 'node:http'
import { request as secureRequest, type RequestOptions } from 'node:https'
import { isIP } from 'node:net'
import { tooManyBytes } from './originals.ts'
import { PictureError } from './PictureError.ts'
import { isPublicAddress } from './publicAddress.ts'

export interface HostOriginalOptions {
  inputBytes: number
  hostMs: number
  /** DNS lookup; the system's by default. */
  lookup?: (host: string) => Promise<LookupAddress[]>
  /** Whether an IP address may be requested; only public ones by default. */
  isAllowed?: (address: string) => boolean
  request?: typeof secureRequest
}

/**
 * Fetches an original from an allowed host. The resolved IP address is checked before the request,
 * and that same address is requested (no DNS rebinding); redirects are not followed. Rejects with a
 * `PictureError`.
 */
export async function fetchOriginal(url: string, options: HostOriginalOptions): Promise<Buffer> {
  const { inputBytes, hostMs, lookup = lookUp, isAllowed = isPublicAddress, request = secureRequest } = options
  const target = new URL(url)
  const host = target.hostname.replace(/^\[|\]$/g, '')
  const signal = AbortSignal.timeout(hostMs)
  const found = isIP(host)
    ? [{ address: host, family: isIP(host) }]
    : await Promise.race([lookup(host), abortOf(signal)]).catch(() => [])
  const [first] = found
  if (!first || !found.every(({ address }) => isAllowed(address))) {
    throw new PictureError(502, 'The host of the picture cannot be asked.')
  }
  const asked: RequestOptions = {
    signal,
    headers: { accept: 'image/avif,image/webp,image/jpeg,image/png' },
    // Node asks for one address or for all of them, depending on its connection strategy.
    lookup: (_name, { all }, done) => (all ? done(null, [first]) : done(null, first.address, first.family)),
  }
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request(target, asked, resolve).once('error', reject).end()
    })
    if (answer.statusCode !== 200) {
      answer.destroy()
      throw new PictureError(502, `The host of the picture answered ${answer.statusCode} instead of the picture.`)
    }
    return await bodyOf(answer, inputBytes)
  } catch (error) {
    if (error instanceof PictureError) throw error
    throw new PictureError(502, 'The host of the picture did not send it.', { cause: error })
  }
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('Too late'))))
}

async function bodyOf(answer: IncomingMessage, inputBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  const parts = answer as AsyncIterable<Buffer> // no encoding is set, so chunks are Buffers
  for await (const chunk of parts) {
    size += chunk.length
    // Content-Length is not trusted: bytes are counted.
    if (size > inputBytes) {
      answer.destroy()
      throw tooManyBytes(inputBytes)
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function lookUp(host: string): Promise<LookupAddress[]> {
  return new Promise((resolve, reject) => {
    systemLookup(host, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)))
  })
}
