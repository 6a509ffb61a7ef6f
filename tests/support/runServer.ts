import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { projectRoot } from '#server/projectRoot.ts'
import { cleanEnvironment } from './cleanEnvironment.ts'

/** Given to `node --import`. */
export const endWithParent = import.meta.resolve('./endWithParent.ts')

export interface ServerProcess {
  child: ChildProcess
  /** Everything it has said so far, output and errors in the order they came. */
  log: () => string
  /** Its exit code, once it has ended; null where a signal ended it. */
  ended: Promise<number | null>
}

export interface ServerOptions {
  /** The shop's root. */
  root?: string
  /** The limit of open files; by default that of the tests. */
  openFiles?: number
}

/** Starts `node server/main.ts` as `npm start` does, on a port that is free unless `env` names one. */
export function runServer(
  env: Readonly<Record<string, string>>,
  { root = projectRoot, openFiles }: ServerOptions = {},
): ServerProcess {
  const command = [process.execPath, '--import', endWithParent, 'server/main.ts']
  const limited = openFiles === undefined ? command : ['sh', '-c', `ulimit -n ${openFiles}; exec "$0" "$@"`, ...command]
  const [program = '', ...args] = limited
  const child = spawn(program, args, {
    cwd: root,
    // An AVIF takes a second of a core, and few tests look at pictures; no load balancer waits for the end.
    env: cleanEnvironment({ PORT: '0', AVIF: 'never', SHUTDOWN_DELAY: '0', ...env }),
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk.toString()))
  // 'close' and not 'exit': by then all of its output has been read.
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null)
  return { child, log: () => said.join(''), ended }
}
