import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { startShop } from '#tests/durability/shopProcess.ts'
import { emptyLedger, writeUntilCut } from '#tests/durability/writes.ts'
import { startCluster } from '#tests/postgres/cluster.ts'
import { acknowledgedWithin, check, checkAtLast, type FaultContext } from '../fault.ts'
import { blame, count, countingFetch } from '../tally.ts'

const rounds = 20
const writers = 4

/** PostgreSQL is halted in the middle of a burst of writes, and started again. */
export async function databaseHalted(context: FaultContext): Promise<void> {
  const { tally, random } = context
  const cluster = await startCluster({ keepsWrites: true })
  context.atEnd.push(cluster.stop)
  const shop = await startShop(await cluster.createDatabase())
  context.atEnd.unshift(shop.kill)
  const ledger = emptyLedger()
  const target = { ...shop, fetch: countingFetch(tally) }
  for (let round = 0; round < rounds; round++) {
    const answers = new EventEmitter()
    let isOver = false
    const options = { isOver: () => isOver, goesOn: () => true, onAcknowledged: () => answers.emit('acknowledged') }
    const first = acknowledgedWithin(answers)
    const writing = Array.from({ length: writers }, (_, writer) =>
      writeUntilCut(target, `halted-${round}-${writer}`, ledger, options),
    )
    await first
    await sleep(random() * 300)
    await cluster.halt()
    await sleep(random() * 300)
    await cluster.resume()
    if (!(await acknowledgedWithin(answers))) blame(tally, 'unanswered', `PostgreSQL halted: round ${round}`)
    isOver = true
    await Promise.all(writing)
    count(tally.faults, 'PostgreSQL halted in a burst')
    await check(context, 'PostgreSQL halted', shop, ledger)
  }
  await checkAtLast(context, 'PostgreSQL halted', shop, ledger)
}
