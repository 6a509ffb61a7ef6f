import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project. */
export const project = fileURLToPath(new URL('../../', import.meta.url))

const tools = join(project, 'node_modules/.bin')

/**
 * Runs a tool of node_modules in the project, under the Node beside it, and answers with its exit code. A quiet tool
 * speaks only when it fails. A tool that cannot be started ends with 127.
 */
export function runTool(
  tool: string,
  flags: readonly string[],
  { quiet = false, env = {} }: { quiet?: boolean; env?: Record<string, string> } = {},
): Promise<number> {
  const said: Buffer[] = []
  return new Promise((resolve) => {
    const child = spawn(join(tools, tool), flags, {
      cwd: project,
      env: { ...process.env, PATH: [tools, process.env.PATH].join(delimiter), ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    })
    child.stdout?.on('data', (part: Buffer) => said.push(part))
    child.stderr?.on('data', (part: Buffer) => said.push(part))
    child.once('error', (error) => {
      console.error(error.message)
      resolve(127)
    })
    child.once('close', (code) => {
      if (code !== 0) process.stdout.write(Buffer.concat(said))
      resolve(code ?? 1)
    })
  })
}
