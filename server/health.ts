import { Hono, type Context } from 'hono'

interface HealthOptions {
  /** Reads something small from the store; rejects while it cannot. */
  readStore: () => Promise<unknown>
  /** Whether the files of the pages it renders are still there. */
  hasBuild: () => boolean
  isShuttingDown: () => boolean
  /** How long the store may take, in milliseconds. */
  timeoutMs?: number
}

/**
 * For load balancers and supervisors: `/healthz` says that the process responds, `/readyz` that its store does too, that
 * its build is still there and that it is not shutting down. Neither is cached or rate-limited, and the responses contain
 * no internal details.
 */
export function healthChecks({ readStore, hasBuild, isShuttingDown, timeoutMs = 1000 }: HealthOptions): Hono {
  /** Shared by concurrent requests, so that reads do not pile up while the store hangs. */
  let reading: Promise<unknown> | undefined
  const app = new Hono()
  app.get('/healthz', (c) => plain(c, 200, 'ok'))
  app.get('/readyz', async (c) => {
    if (isShuttingDown()) return plain(c, 503, 'not ready: shutting down')
    if (!hasBuild()) return plain(c, 503, 'not ready: the build is gone')
    if (!(await storeAnswers())) return plain(c, 503, 'not ready: the store does not answer')
    // The shutdown may have begun while the store was being read.
    return isShuttingDown() ? plain(c, 503, 'not ready: shutting down') : plain(c, 200, 'ok')
  })
  for (const path of ['/healthz', '/readyz']) {
    app.all(path, (c) => {
      c.header('Allow', 'GET, HEAD')
      return plain(c, 405, 'Method not allowed')
    })
  }
  return app

  async function storeAnswers(): Promise<boolean> {
    reading ??= readStore().finally(() => (reading = undefined))
    let timer: ReturnType<typeof setTimeout> | undefined
    const timeout = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), timeoutMs)))
    const answer = reading.then(
      () => true,
      () => false,
    )
    return Promise.race([answer, timeout]).finally(() => clearTimeout(timer))
  }
}

function plain(c: Context, status: 200 | 405 | 503, text: string): Response {
  c.header('Cache-Control', 'no-store')
  return c.text(text, status)
}
