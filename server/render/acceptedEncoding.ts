import { parseAccept } from 'hono/utils/accept'

/** Content encodings the server can produce; `identity` is none. */
const encodings = ['br', 'gzip', 'identity'] as const

export type Encoding = (typeof encodings)[number]

/**
 * The client's preferred encoding among those above, by its Accept-Encoding header (RFC 9110, 12.5.3); the smallest of
 * several with the same quality. A client that refuses them all gets the body unencoded.
 */
export function acceptedEncoding(header: string | undefined): Encoding {
  const listed = new Map(parseAccept(header ?? '').map(({ type, q }) => [type.toLowerCase(), q]))
  let best: Encoding = 'identity'
  let bestQuality = 0
  for (const encoding of encodings) {
    const quality = listed.get(encoding) ?? (encoding === 'identity' ? leastWanted : (listed.get('*') ?? 0))
    if (quality > bestQuality) [best, bestQuality] = [encoding, quality]
  }
  return best
}

/** Quality of an unlisted identity: acceptable, but below everything listed, as qualities have three decimals. */
const leastWanted = 0.0001
