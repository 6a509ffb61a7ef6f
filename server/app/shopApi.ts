import { API_KEY_HEADER } from '#contract/apiKey.ts'
import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Catalogue } from './catalogue.ts'
import { keyHolderOf, unknownKey, type KeyHolder, type ShopKeys } from './keys.ts'
import { answerStore } from './store.ts'

export interface ShopLimits {
  /** Bytes of a request body. */
  bodyBytes: number
}

export interface ShopApiOptions {
  catalogue: Catalogue
  keys: ShopKeys
  limits?: Partial<ShopLimits>
  now: () => Date
  /** Where a failure is written down; the answer itself says nothing of the inside. */
  log: (message: string, error: unknown) => void
}

interface ShopEnv {
  Variables: { holder: KeyHolder }
}

export type ShopApi = Hono<ShopEnv>

const usualLimits: ShopLimits = { bodyBytes: 256 * 1024 }

/**
 * The shop's API (spec.md §7): `fetch(request)` answers POST /dev/store with web standards alone, so that the server,
 * the tests and Storybook run this one and no copy of it. Refusals and failures answer {error, message}.
 */
export function createShopApi({ catalogue, keys, limits, now, log }: ShopApiOptions): ShopApi {
  const { bodyBytes } = { ...usualLimits, ...limits }
  const app: ShopApi = new Hono()

  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store')
    await next()
  })

  const withinLimit = bodyLimit({
    maxSize: bodyBytes,
    onError: (c) => c.json({ error: 'Too large', message: `The body is larger than ${bodyBytes} bytes.` }, 413),
  })

  app.post('/dev/store', keyRequired(keys), withinLimit, async (c) => {
    const answer = await answerStore(c.req, c.var.holder, { catalogue, keys, now })
    if (!('status' in answer)) return c.json(answer)
    const { status, ...failure } = answer
    return c.json(failure, status)
  })

  app.all('/dev/store', (c) => {
    c.header('Allow', 'POST')
    return c.json({ error: 'Method not allowed', message: `${c.req.path} takes POST, not ${c.req.method}.` }, 405)
  })

  app.notFound((c) => c.json({ error: 'Not found', message: `Nothing answers at ${c.req.path}.` }, 404))

  app.onError((error, c) => {
    log(`${c.req.method} ${c.req.path} failed`, error)
    return c.json({ error: 'Server error', message: 'Something went wrong on our side. Please try again.' }, 500)
  })

  return app
}

/** Turns a stranger away before a byte of the body is read. */
function keyRequired(keys: ShopKeys): MiddlewareHandler<ShopEnv> {
  return async (c, next) => {
    const holder = keyHolderOf(c.req.header(API_KEY_HEADER), keys)
    if (!holder) {
      const { status, ...failure } = unknownKey
      return c.json(failure, status)
    }
    c.set('holder', holder)
    await next()
    return undefined
  }
}
