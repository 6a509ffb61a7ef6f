import { acceptedEncoding } from './acceptedEncoding.ts'
import { compressBody } from './compressBody.ts'

/** Bytes below which compression does not reduce the number of network packets. */
const minBytes = 1024

/** A response of JSON or XML in the client's preferred encoding; any other as it is. */
export async function compressedAnswer(answer: Response, accepted: string | undefined): Promise<Response> {
  if (!answer.body || !/^application\/(?:json|xml)\b/.test(answer.headers.get('content-type') ?? '')) return answer
  const encoding = acceptedEncoding(accepted)
  const body = new Uint8Array(await answer.arrayBuffer())
  const headers = new Headers(answer.headers)
  headers.append('Vary', 'Accept-Encoding')
  const { status } = answer
  if (encoding === 'identity' || body.byteLength < minBytes) return new Response(body, { status, headers })
  headers.set('Content-Encoding', encoding)
  headers.delete('Content-Length')
  return new Response(await compressBody(body, encoding), { status, headers })
}
