import type { PictureFormat } from '#domain/product/pictureAddress.ts'
import type { PictureError } from './PictureError.ts'

interface PictureAnswer {
  /** Cache key, which changes with the content; also the ETag. */
  file: string
  format: PictureFormat
  /** The request's If-None-Match. */
  known: string | null
  /** False for a first AVIF, which a smaller one will replace. */
  lasting: boolean
  content: () => Promise<Buffer>
}

/**
 * Cached for a day, then revalidated with a 304; stale-while-revalidate for a week. A URL
 * contains no content hash, so none is immutable: a photograph that must be seen at once needs a new name.
 */
const lastingly = 'public, max-age=86400, stale-while-revalidate=604800'
const forNow = 'public, max-age=60'

/** The response with a picture, or 304 when the browser has it. */
export async function pictureAnswer({ file, format, known, lasting, content }: PictureAnswer): Promise<Response> {
  const etag = `"${file.replace('.', '-')}"`
  const headers = { 'Cache-Control': lasting ? lastingly : forNow, ETag: etag }
  if (known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)) {
    return new Response(null, { status: 304, headers })
  }
  // A Buffer over ordinary memory is a valid body; its type also allows SharedArrayBuffer.
  const body = (await content()) as Uint8Array<ArrayBuffer>
  return new Response(body, {
    headers: { ...headers, 'Content-Type': `image/${format}`, 'Content-Length': String(body.length) },
  })
}

/** The error response. */
export function errorAnswer({ status, message }: PictureError): Response {
  return new Response(message, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': status === 500 || status === 503 ? 'no-store' : forNow,
      ...(status === 503 ? { 'Retry-After': '5' } : {}),
    },
  })
}
