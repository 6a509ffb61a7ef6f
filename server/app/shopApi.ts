import { API_KEY_HEADER } from '#contract/apiKey.ts'
import type { UsersFailure } from '#contract/users.ts'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { answerWithin, type BeginWrite } from './answerTime.ts'
import type { Catalogue } from './catalogue.ts'
import { crossOrigin } from './crossOrigin.ts'
import { keyHolderOf, unknownKey, type KeyHolder, type ShopKeys } from './keys.ts'
import type { Refusal } from './refusal.ts'
import { answerStore } from './store.ts'
import type { Caller, TokenHolder, TokenVerifier } from './tokens.ts'
import type { Users } from './users.ts'
import { answerUsers, unknownToken } from './userService.ts'

export interface ShopLimits {
  /** Bytes of a request body. */
  bodyBytes: number
  /** Milliseconds from the first header to the answer; a write that has begun is waited for beyond them. */
  answerTime: number
}

export interface ShopApiOptions {
  catalogue: Catalogue
  users: Users
  /** Whose token a request carries; `noTokens` where nobody can sign in. */
  tokens: TokenVerifier
  keys: ShopKeys
  /** Origins, beside the shop's own, whose pages may read the answers: 'https://studio.example'. */
  allowedOrigins?: readonly string[]
  limits?: Partial<ShopLimits>
  now: () => Date
  /** Where a failure is written down; the answer itself says nothing of the inside. */
  log: (message: string, error: unknown) => void
}

interface ShopEnv {
  /** What `fetch` takes as its second argument. */
  Bindings: Caller
  Variables: { keyHolder: KeyHolder; tokenHolder: TokenHolder; beginWrite: BeginWrite }
}

export type ShopApi = Hono<ShopEnv>

const usualLimits: ShopLimits = { bodyBytes: 256 * 1024, answerTime: 10_000 }

/**
 * The shop's API (spec.md §7): `fetch(request, { address })` answers POST /dev/store and POST /dev/users with web
 * standards alone, so that the server, the tests and Storybook run this one and no copy of it. Refusals and failures
 * answer {error, message}; those of /dev/users {success: false, error}.
 */
export function createShopApi(options: ShopApiOptions): ShopApi {
  const { catalogue, users, tokens, keys, allowedOrigins = [], now, log } = options
  const { bodyBytes, answerTime } = { ...usualLimits, ...options.limits }
  const app: ShopApi = new Hono()

  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store')
    await next()
  })
  app.use(crossOrigin(allowedOrigins))
  app.use(answerWithin(answerTime))

  const withinLimit = bodyLimit({
    maxSize: bodyBytes,
    onError: (c) =>
      refuse(c, { status: 413, error: 'Too large', message: `The body is larger than ${bodyBytes} bytes.` }),
  })

  app.post('/dev/store', keyRequired(keys), withinLimit, async (c) => {
    const answer = await answerStore(c.req, c.var.keyHolder, { catalogue, keys, now, beginWrite: c.var.beginWrite })
    return 'status' in answer ? refuse(c, answer) : c.json(answer)
  })

  app.post('/dev/users', tokenRequired(tokens), withinLimit, async (c) => {
    const answer = await answerUsers(c.req, c.var.tokenHolder, { users, now, beginWrite: c.var.beginWrite })
    return 'status' in answer ? refuse(c, answer) : c.json(answer)
  })

  app.all('/dev/store', notPost)
  app.all('/dev/users', notPost)

  app.notFound((c) =>
    refuse(c, { status: 404, error: 'Not found', message: `Nothing answers at ${shortened(c.req.path)}.` }),
  )

  app.onError((error, c) => {
    if (error instanceof HTTPException && error.status === 503) {
      const message = `There was no answer within ${answerTime / 1000} seconds. Please try again.`
      log(`${c.req.method} ${c.req.path} took more than ${answerTime} milliseconds`, undefined)
      return refuse(c, { status: 503, error: 'Unavailable', message })
    }
    log(`${c.req.method} ${c.req.path} failed`, error)
    const message = 'Something went wrong on our side. Please try again.'
    return refuse(c, { status: 500, error: 'Server error', message })
  })

  return app
}

/** A refusal in the words of the path that was asked. */
function refuse(c: Context, { status, ...failure }: Refusal): Response {
  if (c.req.path !== '/dev/users') return c.json(failure, status)
  return c.json({ success: false, error: failure.message } satisfies UsersFailure, status)
}

function notPost(c: Context): Response {
  c.header('Allow', 'POST')
  const message = `${c.req.path} takes POST, not ${c.req.method}.`
  return refuse(c, { status: 405, error: 'Method not allowed', message })
}

function shortened(path: string): string {
  return path.length > 60 ? `${path.slice(0, 60)}…` : path
}

/** Turns a stranger away before a byte of the body is read. */
function keyRequired(keys: ShopKeys): MiddlewareHandler<ShopEnv> {
  return async (c, next) => {
    const holder = keyHolderOf(c.req.header(API_KEY_HEADER), keys)
    if (!holder) return refuse(c, unknownKey)
    c.set('keyHolder', holder)
    return next()
  }
}

/** The same where people ask in their own name. */
function tokenRequired(tokens: TokenVerifier): MiddlewareHandler<ShopEnv> {
  return async (c, next) => {
    const holder = await tokens.verify(c.req.raw, c.env ?? {})
    if (!holder) return refuse(c, unknownToken)
    c.set('tokenHolder', holder)
    return next()
  }
}
