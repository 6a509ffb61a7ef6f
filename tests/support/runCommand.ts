import { spawnSync } from 'node:child_process'
import { projectRoot } from '#server/projectRoot.ts'
import { cleanEnvironment } from './cleanEnvironment.ts'

/** Runs a script of the project, as its npm command does, with only these variables. */
export function runCommand(script: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  const command = ['--no-warnings', script, ...args]
  const run = spawnSync(process.execPath, command, { cwd: projectRoot, env: cleanEnvironment(env), encoding: 'utf8' })
  return { status: run.status, output: run.stdout, errors: run.stderr }
}
