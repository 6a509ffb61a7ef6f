import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export interface ShopProcess {
  /** Address of the API: 'http://127.0.0.1:…/dev'. */
  base: string
  /** Pulls the plug: SIGKILL, and waits until the process is gone. */
  kill: () => Promise<void>
}

/** Starts a small server over a file, the shop's API unless told; resolves when it answers. */
export async function startShop(file: string, script = `${import.meta.dirname}/server.ts`): Promise<ShopProcess> {
  const child = spawn(process.execPath, ['--no-warnings', script, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = once(child, 'exit')
  const port = await Promise.race([
    once(createInterface(child.stdout), 'line').then(([line]) => String(line)),
    gone.then(([code]) => Promise.reject(new Error(`The server ended with ${String(code)} before it was open`))),
  ])
  return {
    base: `http://127.0.0.1:${port}/dev`,
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
  }
}
