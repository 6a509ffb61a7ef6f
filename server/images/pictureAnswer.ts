import type { PictureFormat } from '#domain/product/pictureAddress.ts'
import type { PictureRefusal } from './PictureRefusal.ts'

interface PictureAnswer {
  /** Its name in the cache, which changes with its content. */
  file: string
  format: PictureFormat
  /** The request's If-None-Match. */
  known: string | null
  /** Not where it stands in for another that is still being made. */
  lasting: boolean
  content: () => Promise<Buffer>
}

/**
 * A day in the browser, then a question that a 304 answers; a week longer while that question is under way. An address
 * says nothing of its content, so none may be kept for ever: a photograph that must be seen at once takes a new name.
 */
const lastingly = 'public, max-age=86400, stale-while-revalidate=604800'
const forNow = 'public, max-age=60'
const minute = 60

/** The answer with a picture, or without it to a browser that has it. */
export async function pictureAnswer({ file, format, known, lasting, content }: PictureAnswer): Promise<Response> {
  const etag = `"${file.replace('.', '-')}"`
  const headers = { 'Cache-Control': lasting ? lastingly : forNow, ETag: etag }
  if (known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)) {
    return new Response(null, { status: 304, headers })
  }
  // Node's Buffer of its own memory is a body; its type also allows shared memory, which is none.
  const body = (await content()) as Uint8Array<ArrayBuffer>
  return new Response(body, {
    headers: { ...headers, 'Content-Type': `image/${format}`, 'Content-Length': String(body.length) },
  })
}

/** The answer to what cannot be had. */
export function refusalAnswer({ status, message }: PictureRefusal): Response {
  return new Response(message, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': status === 503 ? 'no-store' : `public, max-age=${minute}`,
      ...(status === 503 ? { 'Retry-After': '5' } : {}),
    },
  })
}
