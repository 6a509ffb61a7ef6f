import { EventEmitter } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startShop } from '#tests/durability/shopProcess.ts'
import { emptyLedger, writeUntilCut } from '#tests/durability/writes.ts'
import { acknowledgedWithin, check, checkAtLast, type FaultContext } from '../fault.ts'
import { blame, count, countingFetch } from '../tally.ts'

const rounds = 50
const writers = 4

/** SIGKILL in the middle of writes into a SQLite file. */
export async function killed(context: FaultContext): Promise<void> {
  const { tally, random, folder } = context
  const file = join(folder, 'killed.sqlite')
  const ledger = emptyLedger()
  const answers = new EventEmitter()
  const onAcknowledged = () => answers.emit('acknowledged')
  for (let round = 0; round < rounds; round++) {
    const shop = await startShop(file)
    context.atEnd.push(shop.kill)
    await check(context, 'killed', shop, ledger)
    const target = { ...shop, fetch: countingFetch(tally) }
    const first = acknowledgedWithin(answers)
    const writing = Array.from({ length: writers }, (_, writer) =>
      writeUntilCut(target, `killed-${round}-${writer}`, ledger, { onAcknowledged }),
    )
    if (!(await first)) blame(tally, 'unanswered', `killed: no write was acknowledged in round ${round}`)
    await sleep(random() * 300)
    await shop.kill()
    await Promise.all(writing)
    count(tally.faults, 'kill -9 in the middle of writes')
  }
  const shop = await startShop(file)
  context.atEnd.push(shop.kill)
  await checkAtLast(context, 'killed', shop, ledger)
}
