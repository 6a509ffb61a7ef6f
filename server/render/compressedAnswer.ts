import { acceptedEncoding } from './acceptedEncoding.ts'
import { compressBody } from './compressBody.ts'

/** Bytes from which compression makes an answer fewer packets. */
const minBytes = 1024

/** An answer of the API in the encoding the client likes best. It has no validator: such answers are never kept. */
export async function compressedAnswer(answer: Response, accepted: string | undefined): Promise<Response> {
  if (!answer.body || !answer.headers.get('content-type')?.startsWith('application/json')) return answer
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
