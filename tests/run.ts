import { parseArgs } from 'node:util'
import { benchmarkIndex } from './run/benchmarkIndex.ts'
import { browserCheck, buildCheck, sourceChecks, type Check } from './run/checks.ts'
import { type ProjectName, projectNames, runProject } from './run/projects.ts'
import { failureList, type Outcome, projectOutcome, timeTable, verdict } from './run/table.ts'
import type { Failure, FileTally } from './run/tally.ts'
import { forgetSharedPictures } from './support/sharedPictures.ts'

/** What `npm test` runs: the checks and every project of tests. The last line is always "N passed, N failed". */
const usage = `Usage: npm test -- [--project ${projectNames.join('|')}]…

  --project NAME  tests of this project only; the checks run in any case
  --help          this text

PICTURES=skip leaves the pictures of stories out; CHROME_PATH=… names another browser.
A journey that fails leaves a screenshot and a trace in .cache/journeys: npx playwright show-trace <file>.`

const wanted = readFlags()
const outcomes: Outcome[] = []
const files: FileTally[] = []
const failures: Failure[] = []

const indexAtStart = benchmarkIndex()
await forgetSharedPictures()
await check(browserCheck)
const built = check(buildCheck)
// Two parallel lanes, for two cores: I/O-bound projects beside CPU-bound ones, of about the same duration.
await Promise.all([
  (async () => {
    for (const each of sourceChecks) await check(each)
    await test('unit')
    // Every server under test would otherwise build the shop for itself.
    await built
    await test('servers')
    await test('stories')
  })(),
  (async () => {
    await built
    await test('journeys')
    await test('repo')
  })(),
])

const testsRan = files.reduce((sum, { passed, failed }) => sum + passed + failed, 0)
const { line, ok } = verdict(outcomes, testsRan)
console.log(timeTable(outcomes, files))
console.log(`benchmarkIndex of this machine: ${indexAtStart} at the start, ${benchmarkIndex()} at the end\n`)
if (failures.length > 0) console.log(failureList(failures))
console.log(line)
process.exitCode = ok ? 0 : 1

function readFlags(): readonly ProjectName[] {
  try {
    const { values } = parseArgs({
      options: { project: { type: 'string', multiple: true }, help: { type: 'boolean' } },
    })
    const unknown = values.project?.find((name) => !projectNames.some((known) => known === name))
    if (unknown) throw new Error(`There is no project ${unknown}.`)
    if (!values.help) return projectNames.filter((name) => values.project?.includes(name) ?? true)
    console.log(usage)
    process.exit(0)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    process.exit(2)
  }
}

async function check({ name, run }: Check): Promise<void> {
  console.log(`── ${name}`)
  const startMs = performance.now()
  const passed = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return false
  })
  if (!passed) failures.push({ test: name, message: 'see its output above' })
  const ms = performance.now() - startMs
  outcomes.push({ name, passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0, startMs, ms })
}

async function test(name: ProjectName): Promise<void> {
  if (!wanted.includes(name)) return
  console.log(`── ${name}`)
  const startMs = performance.now()
  const tally = await runProject(name)
  files.push(...tally.files)
  failures.push(...tally.failures, ...tally.unhandledErrors)
  outcomes.push(projectOutcome(name, tally, { startMs, ms: performance.now() - startMs }))
}
