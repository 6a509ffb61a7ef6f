import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { endWithParent } from '../support/runServer.ts'

export interface ShopProcess {
  /** Address of the API: 'http://127.0.0.1:…/dev'. */
  base: string
  readKey: string
  writeKey: string
  /** Kills the process (SIGKILL) and waits until it is gone. */
  kill: () => Promise<void>
  /** Gives it a signal and goes on. */
  signal: (name: NodeJS.Signals) => void
}

/**
 * Starts a small server over a file, the shop’s API by default; resolves when it answers. That API also takes the address
 * of a PostgreSQL database, and with `maxPages` a file that is full at so many pages.
 */
export async function startShop(
  store: string,
  script = `${import.meta.dirname}/server.ts`,
  maxPages?: number,
): Promise<ShopProcess> {
  const args = maxPages === undefined ? [store] : [store, String(maxPages)]
  const child = spawn(process.execPath, ['--no-warnings', '--import', endWithParent, script, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const gone = once(child, 'exit')
  const port = await Promise.race([
    once(createInterface(child.stdout), 'line').then(([line]) => String(line)),
    gone.then(([code]) => Promise.reject(new Error(`The server ended with ${String(code)} before it was open`))),
  ])
  return {
    base: `http://127.0.0.1:${port}/dev`,
    readKey: 'durability-read',
    writeKey: 'durability-write',
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
    signal: (name) => void child.kill(name),
  }
}
