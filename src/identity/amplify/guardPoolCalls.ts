import { callSignal } from '../callSignal.ts'

const guarded = new WeakSet<typeof fetch>()

/**
 * Guards Amplify's calls of the pool, for which it has no setting: a call without a response ends after half a minute,
 * and an error page that a proxy has sent in the pool's place becomes an error that Amplify can read and tries again.
 */
export function guardPoolCalls(): void {
  const send = globalThis.fetch
  // Each client configures Amplify.
  if (guarded.has(send)) return
  const guard: typeof fetch = async (address, init) => {
    if (!new Headers(init?.headers).has('x-amz-target')) return send(address, init)
    return readable(await send(address, { ...init, signal: init?.signal ?? callSignal() }))
  }
  guarded.add(guard)
  globalThis.fetch = guard
}

/** The pool's own errors are JSON; anything else is replaced by the error of the same status. */
function readable(response: Response): Response {
  const { ok, status, headers } = response
  if (ok || headers.get('content-type')?.includes('json')) return response
  const name = status === 429 ? 'TooManyRequestsException' : status >= 500 ? 'InternalErrorException' : 'UnknownError'
  return new Response(JSON.stringify({ __type: name, message: '' }), { status })
}
