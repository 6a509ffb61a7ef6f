import { parseAccept } from 'hono/utils/accept'

/** How a body can be sent; `identity` is as it is. */
const encodings = ['br', 'gzip', 'identity'] as const

export type Encoding = (typeof encodings)[number]

/**
 * The encoding a client likes best of those the server can make, by its Accept-Encoding header (RFC 9110, 12.5.3); the
 * smaller where it likes several as well. A client that refuses them all gets the body as it is.
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

/** Unlisted, identity is accepted, but after everything that is listed: qualities have three decimals. */
const leastWanted = 0.0001
