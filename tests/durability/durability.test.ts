import { EventEmitter, once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { seededRandom } from './seededRandom.ts'
import { startShop, type ShopProcess } from './shopProcess.ts'
import { emptyLedger, readBack, writeUntilCut, type ReadBack, type WriteLedger } from './writes.ts'

const kills = 20
const writers = 4

/** DURABILITY_SEED repeats the moments of a run. */
const seed = Number(process.env['DURABILITY_SEED'] ?? Date.now() % 1_000_000_000)

const folder = mkdtempSync(join(tmpdir(), 'shop-durability-'))
let shop: ShopProcess | undefined

afterAll(async () => {
  await shop?.kill()
  rmSync(folder, { recursive: true })
})

it(`finds every acknowledged write again after each of ${kills} kills`, async ({ signal }) => {
  const file = join(folder, 'shop.sqlite')
  const random = seededRandom(seed)
  const ledger = emptyLedger()
  const { acknowledged } = ledger
  const answers = new EventEmitter()
  const onAcknowledged = () => answers.emit('acknowledged')
  let inTheMiddle = 0

  for (let round = 0; round < kills; round++) {
    // Not after the test has timed out.
    signal.throwIfAborted()
    const running = await startShop(file)
    shop = running
    await expectToHold(running, ledger)
    const before = acknowledged.size
    const firstAnswer = once(answers, 'acknowledged')
    const writing = Array.from({ length: writers }, (_, writer) =>
      writeUntilCut(running, `${round}-${writer}`, ledger, { onAcknowledged }),
    )
    // One kill in four comes at any time, even before the first response; the others during a series of writes.
    if (round % 4 > 0) await firstAnswer
    await setTimeout(random() * 300)
    await running.kill()
    await Promise.all(writing)
    inTheMiddle += Number(acknowledged.size > before)
  }

  shop = await startShop(file)
  const { found, unexpected } = await expectToHold(shop, ledger)
  await shop.kill()
  shop = undefined

  const unacknowledged = found.length - acknowledged.size
  console.log(
    `    ${kills} kills, ${inTheMiddle} in the middle of writes: ${acknowledged.size} acknowledged, ` +
      `${found.length - unacknowledged} of them found, ${unacknowledged} found without acknowledgement (seed ${seed})`,
  )
  expect(unexpected).toEqual([])
  // Kills before the first acknowledged write would prove nothing.
  expect(inTheMiddle).toBeGreaterThanOrEqual(kills * 0.75)
  expect(soundnessOf(file)).toBe('ok')
}, 900_000)

/** Reads everything back: what was acknowledged is there, and nothing is there in part. */
async function expectToHold(running: ShopProcess, ledger: WriteLedger): Promise<ReadBack> {
  const read = await readBack(running, ledger)
  expect(read).toMatchObject({ lost: [], partial: 0 })
  return read
}

function soundnessOf(file: string): unknown {
  const database = new DatabaseSync(file)
  const answer = database.prepare('pragma integrity_check').get()?.['integrity_check']
  database.close()
  return answer
}
