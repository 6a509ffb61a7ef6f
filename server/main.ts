import { endWithParent } from './endWithParent.ts'
import type { EndSignal } from './serveShop.ts'
import { takeNoArguments } from './takeNoArguments.ts'

/** `npm start`. */
process.env['NODE_ENV'] ??= 'production'
takeNoArguments('Usage: npm start\n\nSettings are environment variables (README): PORT=4000 npm start')

/**
 * Until the shop is open there is nothing to finish, and a signal ends the process at once. Without a handler the first
 * process of a container ignores it, and a shop whose npm is ended while it starts stays open.
 */
let end: (signal: EndSignal) => void = () => process.exit(0)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(signal))
if (process.env['npm_lifecycle_event']) endWithParent(() => end('SIGTERM'))

try {
  // Only now: loading the shop is a large part of its start.
  const { serveShop } = await import('./serveShop.ts')
  end = await serveShop()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
