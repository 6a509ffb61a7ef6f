import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { projectRoot } from '#server/projectRoot.ts'
import { cleanEnvironment } from '#tests/support/cleanEnvironment.ts'

export interface CatalogueRun {
  /** Null where it was killed. */
  code: number | null
  output: string
  errors: string
}

/** Starts `npm run catalogue` without npm, in this folder; `ended` resolves when it has ended. */
export function startCatalogue(args: readonly string[], cwd: string, env: Readonly<Record<string, string>> = {}) {
  const command = [`${projectRoot}/server/backOffice/catalogue.ts`, ...args]
  const child = spawn(process.execPath, ['--no-warnings', ...command], {
    cwd,
    env: cleanEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors]: [string[], string[]] = [[], []]
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()))
  const ended = once(child, 'close').then(([code]: (number | null)[]): CatalogueRun => ({
    code: code ?? null,
    output: output.join(''),
    errors: errors.join(''),
  }))
  return { kill: () => child.kill('SIGKILL'), ended }
}
