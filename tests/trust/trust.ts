import { writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { seededRandom } from '#tests/durability/seededRandom.ts'
import { clusterUnavailable } from '#tests/postgres/cluster.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'
import { brokenClients } from './faults/brokenClients.ts'
import { clockJumps } from './faults/clockJumps.ts'
import { databaseHalted } from './faults/databaseHalted.ts'
import { diskFull } from './faults/diskFull.ts'
import { killed } from './faults/killed.ts'
import { processClock } from './faults/processClock.ts'
import { twoProcesses } from './faults/twoProcesses.ts'
import { drawLoad } from './load/drawing.ts'
import { failuresOfLoad, reportOfLoad } from './load/summary.ts'
import { underLoad } from './load/underLoad.ts'
import { tryInputs } from './inputs.ts'
import { failuresOf, reportOf } from './report.ts'
import { blame, emptyTally, sumOf } from './tally.ts'

const usage = `Usage: npm run trust -- [--inputs 100000] [--seed 1]
       npm run trust -- --minutes 60 [--draw load.svg] [--seed 1]

Tries malicious inputs on every store, injects at least 200 faults into real servers, and counts what was served, refused
and found again. Takes five to ten minutes. Ends with 1 when anything is wrong.

  --inputs N  malicious requests over memory; a twentieth of it over each database
  --seed N    repeats the inputs and the moments of a run
  --minutes N instead of these, mixed load on the built shop for so long, 20 requests a second: memory, open files,
              event-loop delay and answer times every ten seconds
  --draw FILE writes their curves into an SVG
  --help      this text`

const { inputs, seed, minutes, draw } = readFlags()
if (minutes !== undefined) {
  await loadFor(minutes)
  process.exit()
}
const startMs = performance.now()
const tally = emptyTally()
const folder = await temporaryFolder()
const atEnd: (() => Promise<unknown>)[] = []
const context = { tally, random: seededRandom(seed), folder: folder.path, atEnd }

const unavailable = clusterUnavailable()
if (unavailable) tally.notes.push(`PostgreSQL is left out: ${unavailable}.`)

await part('inputs', () => tryInputs(tally, inputs, seed))
for (const fault of [
  killed,
  twoProcesses,
  diskFull,
  brokenClients,
  clockJumps,
  processClock,
  ...(unavailable ? [] : [databaseHalted]),
]) {
  await part(fault.name, () => fault(context))
}
await folder.remove()

console.log(`\n${reportOf(tally, { seed, seconds: (performance.now() - startMs) / 1000 })}`)
process.exitCode = failuresOf(tally).length === 0 ? 0 : 1

async function loadFor(asked: number): Promise<void> {
  const run = await underLoad({
    minutes: asked,
    perSecond: 20,
    seed,
    onSample: ({ samples, wrong }) => {
      // A line a minute.
      if (samples.length % 6 === 0)
        console.log(JSON.stringify({ ...samples.at(-1), wrong: sumOf(new Map(Object.entries(wrong))) }))
    },
  })
  console.log(`\n${reportOfLoad(run)}`)
  console.log(`Node ${process.versions.node}, ${cpus().length} cores: ${cpus()[0]?.model}`)
  if (draw !== undefined) await writeFile(draw, drawLoad(run))
  process.exitCode = failuresOfLoad(run).length === 0 ? 0 : 1
}

/** A part that breaks off is counted, and the others run all the same. */
async function part(name: string, run: () => Promise<void>): Promise<void> {
  const partMs = performance.now()
  await run().catch((error: unknown) => blame(tally, 'unanswered', `${name} broke off: ${String(error)}`))
  // Also what a part that broke off has left behind.
  for (const end of atEnd.splice(0)) await end().catch(() => undefined)
  const seconds = Math.round((performance.now() - partMs) / 1000)
  console.log(`${name}: ${seconds} s, ${sumOf(tally.faults)} faults so far`)
}

interface Flags {
  inputs: number
  seed: number
  minutes?: number
  draw?: string
}

function readFlags(): Flags {
  try {
    const { values } = parseArgs({
      options: {
        inputs: { type: 'string' },
        seed: { type: 'string' },
        minutes: { type: 'string' },
        draw: { type: 'string' },
        help: { type: 'boolean' },
      },
    })
    if (values.help) {
      console.log(usage)
      process.exit(0)
    }
    const { minutes: time, draw: file } = values
    if (time !== undefined && values.inputs !== undefined) throw new Error('--minutes and --inputs are two runs.')
    if (time === undefined && file !== undefined) throw new Error('--draw needs --minutes.')
    return {
      ...(time === undefined ? {} : { minutes: wholeNumber('--minutes', time) }),
      ...(file === undefined ? {} : { draw: file }),
      inputs: wholeNumber('--inputs', values.inputs ?? '100000'),
      seed: wholeNumber('--seed', values.seed ?? String(Date.now() % 1_000_000_000)),
    }
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    process.exit(2)
  }
}

function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`${name} is '${text}'; it takes a whole number above 0.`)
  return Number(text)
}
