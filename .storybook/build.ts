import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { projectRoot } from '#server/projectRoot.ts'

/**
 * `npm run build-storybook`: a static workbench with its pictures, in storybook-static. Flags are those of `storybook
 * build`: Chromatic names a folder of its own by --output-dir. Ends with the exit code of the step that failed.
 */
const flags = process.argv.slice(2)
const { values } = parseArgs({
  args: flags,
  // All other flags are passed on to Storybook.
  strict: false,
  options: { 'output-dir': { type: 'string', short: 'o', default: 'storybook-static' }, help: { type: 'boolean' } },
})
const folder = String(values['output-dir'])

await step(join(projectRoot, 'node_modules/.bin/storybook'), ['build', '--output-dir', folder, ...flags])
if (!values.help) await step(process.execPath, [join(projectRoot, 'server/build/readyPictures.ts'), folder])

async function step(program: string, args: readonly string[]): Promise<void> {
  const child = spawn(program, args, { cwd: projectRoot, stdio: 'inherit' })
  const [code] = (await once(child, 'close')) as [number | null] // null: by a signal
  if (code !== 0) process.exit(code ?? 1)
}
