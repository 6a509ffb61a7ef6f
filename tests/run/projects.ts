import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '#server/projectRoot.ts'
import { runTool } from './command.ts'
import { type Tally, tallyVariable } from './tally.ts'

/** The projects of tests: `journeys` runs with Playwright, the others with Vitest. */
export const projectNames = ['unit', 'servers', 'repo', 'journeys', 'stories'] as const

export type ProjectName = (typeof projectNames)[number]

/**
 * Runs a project, its output at once when it ends, and reads what it came to. A runner that ends without a tally, or
 * badly with a good one, has had an error outside of its tests.
 */
export async function runProject(name: ProjectName): Promise<Tally> {
  const tallyFile = join(projectRoot, `.cache/tests/${name}.json`)
  await rm(tallyFile, { force: true })
  const [tool, ...flags] = commandOf(name)
  const code = await runTool(tool, flags, { output: 'atEnd', env: { [tallyVariable]: tallyFile } })
  const written = await readFile(tallyFile, 'utf8').catch(() => undefined)
  const outside = (message: string) => ({ test: name, message: `${message}, see its output above` })
  if (!written) return { files: [], failures: [], unhandledErrors: [outside('its runner ended without a tally')] }
  const tally = JSON.parse(written) as Tally // our own reporter wrote it
  const silent = code !== 0 && tally.unhandledErrors.length === 0 && tally.files.every(({ failed }) => failed === 0)
  return silent ? { ...tally, unhandledErrors: [outside(`its runner ended with ${code}`)] } : tally
}

function commandOf(name: ProjectName): [tool: string, ...flags: string[]] {
  if (name === 'journeys') return ['playwright', 'test', '--reporter=dot,./tests/run/playwrightTally.ts']
  return ['vitest', 'run', `--project=${name}`, '--reporter=default', '--reporter=./tests/run/vitestTally.ts']
}
