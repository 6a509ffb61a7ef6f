import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { projectRoot } from '#server/projectRoot.ts'

const tools = join(projectRoot, 'node_modules/.bin')

/** Where Node keeps what it compiled: the tests start some hundred processes of the same modules. */
const compiled = join(projectRoot, '.cache/compiled')

/** When what a tool prints is passed on: as it comes, at once when it has ended, or only if it has failed. */
type Output = 'live' | 'atEnd' | 'ifFailed'

/**
 * Runs a tool of node_modules in the project, under the Node beside it, and answers with its exit code. A tool that cannot
 * be started ends with 127.
 */
export function runTool(
  tool: string,
  flags: readonly string[],
  { output = 'live', env = {} }: { output?: Output; env?: Record<string, string> } = {},
): Promise<number> {
  const printed: Buffer[] = []
  const stream = output === 'live' ? 'inherit' : 'pipe'
  return new Promise((resolve) => {
    const child = spawn(join(tools, tool), flags, {
      cwd: projectRoot,
      env: {
        ...process.env,
        PATH: [tools, process.env.PATH].join(delimiter),
        NODE_COMPILE_CACHE: compiled,
        ...env,
      },
      stdio: ['ignore', stream, stream],
    })
    child.stdout?.on('data', (part: Buffer) => printed.push(part))
    child.stderr?.on('data', (part: Buffer) => printed.push(part))
    child.once('error', (error) => {
      console.error(error.message)
      resolve(127)
    })
    child.once('close', (code) => {
      if (code !== 0 || output === 'atEnd') process.stdout.write(Buffer.concat(printed))
      resolve(code ?? 1)
    })
  })
}
