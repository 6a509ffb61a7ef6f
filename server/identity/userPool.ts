import type { JWK, JWTPayload } from 'jose'
import { StorageFailure } from '#server/app/storageFailure.ts'
import type { Caller } from '#server/app/tokens.ts'
import { validationErrorIn } from '#server/app/jsonBody.ts'
import { perform } from './actions.ts'
import { poolSecret, signingKey } from './keys.ts'
import { networkDigest } from './network.ts'
import { poolOver, type Call, type Pool, type PoolOptions } from './pool.ts'
import { invalidParameter, PoolError } from './poolError.ts'
import { replayed } from './replay.ts'
import { liveClaims } from './tokens.ts'

export interface UserPool {
  /** Answers POST in the wire protocol of Amazon Cognito, and GET of `/.well-known/jwks.json` below it. */
  fetch: (request: Request, caller?: Caller) => Promise<Response>
  /** The public keys of the tokens. */
  jwks: () => Promise<{ keys: JWK[] }>
  /** The claims of an access or ID token that is neither forged nor expired nor revoked. */
  verify: (token: string) => Promise<JWTPayload | undefined>
}

const maxBytes = 64 * 1024

/** A user pool over these records; every process over the same records is the same pool (handbook, Accounts). */
export function createUserPool(options: PoolOptions): UserPool {
  const pool = poolOver(options)
  const jwks = async () => ({ keys: [(await signingKey(pool)).jwk] })

  return {
    jwks,
    verify: (token) => liveClaims(pool, token),
    async fetch(request, caller = {}) {
      const { pathname } = new URL(request.url)
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      if (isRead && pathname.endsWith('/.well-known/jwks.json')) return Response.json(await jwks())
      if (request.method !== 'POST')
        return refusal(405, 'MethodNotAllowed', 'The user pool takes POST.', { Allow: 'POST' })
      try {
        const body = await answer(pool, request, await callOf(pool, request, caller))
        return answered(200, body)
      } catch (error) {
        if (error instanceof PoolError) return refusal(error.status, error.name, error.message)
        // The API answers it as it does everywhere, with the time to try again.
        if (error instanceof StorageFailure) throw error
        // A client that went away while its body was read is no failure.
        if (!request.signal.aborted) pool.log('The user pool failed', error)
        return refusal(500, 'InternalErrorException', 'Something went wrong on our side. Please try again.')
      }
    },
  }
}

async function answer(pool: Pool, request: Request, call: Call): Promise<object> {
  const action = request.headers.get('x-amz-target')?.split('.').at(-1) ?? ''
  const text = await request.text()
  if (text.length > maxBytes) throw invalidParameter('The request is too large.')
  const json = parsed(text)
  const unstorable = validationErrorIn(json)
  if (unstorable) throw invalidParameter(unstorable)
  return replayed(pool, request, action, text, () => perform(pool, call, action, json))
}

async function callOf(pool: Pool, { url, headers }: Request, { address }: Caller): Promise<Call> {
  const network = await networkDigest(await poolSecret(pool), address)
  const origin = pool.settings.siteUrl ?? new URL(url).origin
  return { network, origin, userAgent: headers.get('user-agent') ?? undefined }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new PoolError('SerializationException', 'The body is not JSON.')
  }
}

function refusal(status: number, name: string, message: string, headers = {}): Response {
  return answered(status, { __type: name, message }, headers)
}

function answered(status: number, body: object, others = {}): Response {
  const headers = { 'Content-Type': 'application/x-amz-json-1.1', 'Cache-Control': 'no-store', ...others }
  return new Response(JSON.stringify(body), { status, headers })
}
