import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checks } from './run/checks.ts'
import { project, runTool } from './run/command.ts'
import { type Outcome, projectOutcomes, timeTable, verdict } from './run/table.ts'
import { type Tally, tallyVariable } from './run/tally.ts'

/** What `npm test` runs: the checks, then every project of Vitest. The last line is always "N passed, N failed". */
const usage = `Usage: npm test -- [--project unit|servers|repo|stories]…

  --project NAME  tests of this project only; the checks run in any case
  --help          this text

PICTURES=skip leaves the pictures of stories out; CHROME_PATH=… names another browser.`

const tallyFile = join(project, '.cache/tests/tally.json')

const wanted = readFlags()
const outcomes: Outcome[] = []
for (const { name, run } of checks) outcomes.push(await timed(name, run))
const { files, strays } = await runTests(wanted)
const all = [...outcomes, ...projectOutcomes({ files, strays })]
const testsRan = files.reduce((sum, { passed, failed }) => sum + passed + failed, 0)
const { line, ok } = verdict(all, testsRan)
console.log(timeTable(all, files))
console.log(line)
process.exitCode = ok ? 0 : 1

function readFlags(): string[] {
  try {
    const { values } = parseArgs({
      options: { project: { type: 'string', multiple: true }, help: { type: 'boolean' } },
    })
    const unknown = values.project?.find((name) => !['unit', 'servers', 'repo', 'stories'].includes(name))
    if (unknown) throw new Error(`There is no project ${unknown}.`)
    if (!values.help) return values.project ?? []
    console.log(usage)
    process.exit(0)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    process.exit(2)
  }
}

async function timed(name: string, run: () => Promise<boolean>): Promise<Outcome> {
  console.log(`── ${name}`)
  const start = performance.now()
  const passed = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return false
  })
  if (!passed) console.log(`${name} failed`)
  return { name, passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0, ms: performance.now() - start }
}

/** Runs Vitest and reads what it came to. A Vitest that ends without a tally, or badly with a good one, is a stray. */
async function runTests(projects: readonly string[]): Promise<Tally> {
  console.log('── tests')
  await rm(tallyFile, { force: true })
  const flags = [
    'run',
    '--reporter=dot',
    '--reporter=./tests/run/tally.ts',
    ...projects.map((name) => `--project=${name}`),
  ]
  const code = await runTool('vitest', flags, { env: { [tallyVariable]: tallyFile } })
  const written = await readFile(tallyFile, 'utf8').catch(() => undefined)
  const tally = written ? (JSON.parse(written) as Tally) : { files: [], strays: 1 } // our own reporter wrote it
  const silent = code !== 0 && tally.strays === 0 && tally.files.every(({ failed }) => failed === 0)
  return silent ? { ...tally, strays: 1 } : tally
}
