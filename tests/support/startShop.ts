import { runServer, type ServerOptions } from './runServer.ts'
import { sharePictures } from './sharedPictures.ts'
import { temporaryFolder } from './temporaryFolder.ts'

export interface RunningShop {
  /** 'http://localhost:40123' */
  origin: string
  /** Of its process. */
  pid: number
  /** The key that may change its catalogue. */
  writeKey: string
  /** Everything the server has said. */
  log: () => string
  /** Its exit code, once it has ended; null where a signal ended it. */
  ended: Promise<number | null>
  stop: () => Promise<void>
  /** Ends it as a failure of its machine does, with SIGKILL. */
  kill: () => Promise<void>
}

/** Builds the shop if need be and serves it on a free port, over a catalogue of its own. Rejects with what it said. */
export async function startShop(
  env: Readonly<Record<string, string>> = {},
  options?: ServerOptions,
): Promise<RunningShop> {
  const writeKey = 'test-write-key'
  const folder = await temporaryFolder()
  await sharePictures(folder.path, env['AVIF'] ?? 'never')
  const server = runServer({ DATA_DIR: folder.path, STORE_WRITE_KEY: writeKey, ...env }, options)
  const endBy = async (signal: NodeJS.Signals) => {
    server.child.kill(signal)
    await server.ended
    await folder.remove()
  }
  const open = new Promise<string>((resolve) => {
    server.child.stdout?.on('data', () => {
      const [, origin] = /open at (http:\S+)\s/.exec(server.log()) ?? []
      if (origin) resolve(origin)
    })
  })
  const origin = await Promise.race([open, server.ended.then(() => undefined)])
  const [stop, kill] = [() => endBy('SIGTERM'), () => endBy('SIGKILL')]
  if (origin) return { origin, pid: server.child.pid ?? 0, writeKey, log: server.log, ended: server.ended, stop, kill }
  await folder.remove()
  throw new Error(`The shop did not open:\n${server.log()}`)
}
