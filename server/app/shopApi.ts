import { API_KEY_HEADER } from '#contract/apiKey.ts'
import type { UsersFailure } from '#contract/users.ts'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { timeoutAfter, type BeginWrite } from './requestTimeout.ts'
import { addressLimits, defaultAddressLimits, type AddressLimits } from './addressLimits.ts'
import type { Catalogue } from './catalogue.ts'
import { crossOrigin } from './crossOrigin.ts'
import { failureAnswer } from './failureAnswer.ts'
import { Overloaded, createConcurrencyLimit, type ConcurrencyLimits } from './concurrencyLimit.ts'
import { keyHolderOf, unknownKey, type KeyHolder, type ShopKeys } from './keys.ts'
import type { ApiError } from './apiError.ts'
import { answerStore } from './store.ts'
import type { Caller, TokenHolder, TokenVerifier } from './tokens.ts'
import type { Users } from './users.ts'
import { callerNetwork } from './networkOf.ts'
import { requestLimit } from './requestLimit.ts'
import type { SharedCounts } from './sharedCounts.ts'
import { answerUsers, uncheckedToken, unknownToken } from './userService.ts'

interface ShopLimits {
  /** Maximum bytes of a request body. */
  bodyBytes: number
  /** The same for whoever has the public read key: no filter that is accepted is longer, and parsing is not queued. */
  readBodyBytes: number
  /** Request timeout in milliseconds; a write that has begun is waited for beyond it. */
  requestTimeout: number
  /** Minimum time of the answer to whether an e-mail address has an account, in milliseconds. */
  accountQuestionMs: number
  /** How often per minute one network may ask that. */
  accountQuestions: number
  /** Concurrent reads of clients, as opposed to the server's own. */
  reads: ConcurrencyLimits
  /** Requests per minute of one network: writes, users and sign-in. */
  byAddress: AddressLimits
}

interface IdentityHandler {
  fetch: (request: Request, caller: Caller) => Promise<Response>
}

export interface ShopApiOptions {
  catalogue: Catalogue
  users: Users
  /** Verifies access tokens; `noTokens` where sign-in is not set up. */
  tokens: TokenVerifier
  keys: ShopKeys
  /** Other origins that CORS allows: 'https://studio.example'. */
  allowedOrigins?: readonly string[]
  limits?: Partial<ShopLimits>
  /** The shop's own user pool: everything at and below /dev/identity. */
  identity?: IdentityHandler | undefined
  /** Shares the counts of the limits by address among processes; without it each process counts its own. */
  counts?: SharedCounts
  now: () => Date
  /** Receives internal errors; responses contain no details of them. */
  log: (message: string, error: unknown) => void
}

interface ShopEnv {
  /** What `fetch` takes as its second argument. */
  Bindings: Caller
  Variables: { keyHolder: KeyHolder; tokenHolder: TokenHolder | undefined; beginWrite: BeginWrite }
}

export type ShopApi = Hono<ShopEnv>

export const defaultApiLimits: ShopLimits = {
  bodyBytes: 256 * 1024,
  readBodyBytes: 64 * 1024,
  requestTimeout: 10_000,
  accountQuestionMs: 300,
  accountQuestions: 20,
  reads: { atOnce: 4, waiting: 100, waitingPerNetwork: 25, waitMs: 5000 },
  byAddress: defaultAddressLimits,
}

/**
 * The shop's API (handbook, Rules: store calls and errors): `fetch(request, { address })` answers POST /dev/store and
 * POST /dev/users with web standards only, so that the server, the tests and Storybook all run this code.
 * Errors are {error, message}; those of /dev/users {success: false, error}.
 */
export function createShopApi(options: ShopApiOptions): ShopApi {
  const { catalogue, users, tokens, keys, allowedOrigins = [], now, log } = options
  const limits = { ...defaultApiLimits, ...options.limits }
  const { requestTimeout, accountQuestionMs, accountQuestions } = limits
  const countRequest = addressLimits(limits.byAddress, now, options.counts)
  const reads = createConcurrencyLimit(limits.reads)
  const questions = requestLimit(
    accountQuestions,
    60_000,
    options.counts && { counts: options.counts, name: 'account questions' },
  )
  const app: ShopApi = new Hono()

  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store')
    await next()
  })
  app.use(crossOrigin(allowedOrigins))
  app.use(timeoutAfter(requestTimeout))

  const withinLimit = bodyOf(limits.bodyBytes)
  const withinReadLimit = bodyOf(Math.min(limits.readBodyBytes, limits.bodyBytes))
  const withinLimitOfKey: MiddlewareHandler<ShopEnv> = (c, next) =>
    c.var.keyHolder === 'writer' ? withinLimit(c, next) : withinReadLimit(c, next)

  app.post('/dev/store', keyRequired(keys), withinLimitOfKey, async (c) => {
    const network = callerNetwork(c.env)
    const answer = await answerStore(c.req, c.var.keyHolder, {
      catalogue,
      keys,
      now,
      beginWrite: c.var.beginWrite,
      writeError: () => countRequest('writes', c.env),
      // The server's own pages have already been queued by the limit on rendering.
      reading: network === undefined ? (task) => task() : (task) => reads(task, network),
    })
    return 'status' in answer ? refuse(c, answer) : c.json(answer)
  })

  // Runs before the token check, which may call Google.
  const counted = (kind: 'users' | 'identity'): MiddlewareHandler<ShopEnv> => {
    return async (c, next) => {
      const tooMany = await countRequest(kind, c.env)
      return tooMany ? refuse(c, tooMany) : next()
    }
  }

  app.post('/dev/users', counted('users'), tokenChecked(tokens, log), withinLimit, async (c) => {
    // A constant delay: the response time of the store would reveal as much as its answer.
    const mayAsk = async () => {
      await new Promise((passed) => void setTimeout(passed, accountQuestionMs))
      return questions.allows(callerNetwork(c.env) ?? '', now().getTime())
    }
    const answer = await answerUsers(c.req, c.var.tokenHolder, { users, now, beginWrite: c.var.beginWrite, mayAsk })
    return 'status' in answer ? refuse(c, answer) : c.json(answer)
  })

  const { identity } = options
  if (identity) {
    const handle = (c: Context<ShopEnv>) => identity.fetch(c.req.raw, c.env ?? {})
    app.all('/dev/identity', withinLimit, counted('identity'), handle)
    for (const path of ['.well-known/jwks.json', 'outbox'])
      app.get(`/dev/identity/${path}`, counted('identity'), handle)
  }

  app.all('/dev/store', notPost)
  app.all('/dev/users', notPost)

  app.notFound((c) =>
    refuse(c, { status: 404, error: 'Not found', message: `Nothing answers at ${shortened(c.req.path)}.` }),
  )

  app.onError((error, c) => {
    const answer = failureAnswer(error, requestTimeout)
    const request = `${c.req.method} ${c.req.path}`
    if (error instanceof HTTPException) log(`${request} took more than ${requestTimeout} milliseconds`, undefined)
    // A client that went away while its body was read is no failure.
    else if (!(error instanceof Overloaded) && !c.req.raw.signal.aborted) log(`${request} failed`, error)
    const message = 'Something went wrong on our side. Please try again.'
    return refuse(c, answer ?? { status: 500, error: 'Server error', message })
  })

  return app
}

function bodyOf(maxSize: number): MiddlewareHandler<ShopEnv> {
  return bodyLimit({
    maxSize,
    onError: (c) => {
      // The rest of the body is not read, so the connection cannot be reused.
      c.header('Connection', 'close')
      return refuse(c, { status: 413, error: 'Too large', message: `The body is larger than ${maxSize} bytes.` })
    },
  })
}

/** An error in the format of the requested path. */
function refuse(c: Context, { status, ...failure }: ApiError): Response {
  const retryAfter = retrySeconds.get(status)
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
  if (status === 401) c.header('WWW-Authenticate', c.req.path === '/dev/users' ? 'Bearer' : API_KEY_HEADER)
  // Sign-in reads the protocol of the user pool.
  if (c.req.path === '/dev/identity')
    return c.json({ ...failure, __type: identityErrors.get(status) ?? 'InternalErrorException' }, status)
  if (c.req.path !== '/dev/users') return c.json(failure, status)
  return c.json({ success: false, error: failure.message } satisfies UsersFailure, status)
}

/** What the user pool calls these errors. */
const identityErrors = new Map<number, string>([
  [413, 'InvalidParameterException'],
  [429, 'TooManyRequestsException'],
])

/** Seconds after which it is worth asking again. */
const retrySeconds = new Map<number, number>([
  [429, 60],
  [503, 5],
])

function notPost(c: Context): Response {
  c.header('Allow', 'POST')
  const message = `${c.req.path} takes POST, not ${c.req.method}.`
  return refuse(c, { status: 405, error: 'Method not allowed', message })
}

function shortened(path: string): string {
  return path.length > 60 ? `${path.slice(0, 60)}…` : path
}

/** Authenticates by key before the body is read. */
function keyRequired(keys: ShopKeys): MiddlewareHandler<ShopEnv> {
  return async (c, next) => {
    const holder = keyHolderOf(c.req.header(API_KEY_HEADER), keys)
    if (!holder) return refuse(c, unknownKey)
    c.set('keyHolder', holder)
    return next()
  }
}

/** Authenticates by user token before the body is read. A missing token passes; an invalid one is refused. */
function tokenChecked(tokens: TokenVerifier, log: ShopApiOptions['log']): MiddlewareHandler<ShopEnv> {
  return async (c, next) => {
    if (c.req.header('authorization') === undefined) return next()
    try {
      const holder = await tokens.verify(c.req.raw, c.env ?? {})
      if (!holder) return refuse(c, unknownToken)
      c.set('tokenHolder', holder)
    } catch (error) {
      log('A token could not be checked', error)
      return refuse(c, uncheckedToken)
    }
    return next()
  }
}
