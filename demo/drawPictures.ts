import { once } from 'node:events'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { Presets, SingleBar } from 'cli-progress'
import { drawings } from './textiles/drawings.ts'
import { originals, readLedger, writeLedger, type Weight } from './pictureFiles.ts'

const usage = `Usage: npm run pictures -- [--only <name>[,<name>…]]

Draws the pictures of the demo catalogue and of the shop's pages into demo/pictures, and clears away those
of removed products. --only draws the ones named, or all whose names begin so: ps-01, ps-01-full, hero.`

/** `npm run pictures`: draws in one worker thread per core. */
if (import.meta.main) {
  const names = wanted()
  await mkdir(originals, { recursive: true })
  const ledger = await readLedger()
  const bar = new SingleBar({ format: '{bar} {value}/{total} {name}  {eta_formatted} left' }, Presets.shades_classic)
  bar.start(names.length, 0, { name: '' })
  const waiting = [...names]
  let written = Promise.resolve()
  await Promise.all(
    Array.from({ length: Math.min(availableParallelism(), names.length) }, () =>
      drawing(waiting, async (name, weight) => {
        ledger[name] = weight
        bar.increment(1, { name })
        // Saved after each picture, so that an interrupted run loses nothing; writes are serialised.
        written = written.then(() => writeLedger(ledger))
        await written
      }),
    ),
  )
  bar.stop()
  await clearAway(ledger)
  console.log(`${names.length} pictures drawn`)
}

function wanted(): readonly string[] {
  const all = drawings().map(({ name }) => name)
  try {
    const { values } = parseArgs({ options: { only: { type: 'string' }, help: { type: 'boolean' } } })
    if (values.help) {
      console.log(usage)
      process.exit(0)
    }
    if (values.only === undefined) return all
    const starts = values.only.split(',')
    const unknown = starts.find((start) => !all.some((name) => name.startsWith(start)) || start === '')
    if (unknown !== undefined) throw new RangeError(`No picture's name begins with '${unknown}'`)
    return all.filter((name) => starts.some((start) => name.startsWith(start)))
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    process.exit(2)
  }
}

/** A worker that draws from the queue until it is empty. */
async function drawing(waiting: string[], onDrawn: (name: string, weight: Weight) => Promise<void>): Promise<void> {
  const worker = new Worker(new URL('./drawWorker.ts', import.meta.url))
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin to be told
    worker.postMessage(name)
    // The only message a worker sends.
    const [weight] = (await once(worker, 'message')) as [Weight]
    await onDrawn(name, weight)
  }
  await worker.terminate()
}

async function clearAway(ledger: Record<string, Weight>): Promise<void> {
  const names = new Set(drawings().map(({ name }) => name))
  for (const file of await readdir(originals)) {
    const name = file.replace(/\.avif$/, '')
    if (file.endsWith('.avif') && !names.has(name)) await rm(new URL(file, originals))
  }
  await writeLedger(Object.fromEntries(Object.entries(ledger).filter(([name]) => names.has(name))))
}
