import { EventEmitter } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startShop, type ShopProcess } from '#tests/durability/shopProcess.ts'
import { emptyLedger, writeUntilCut } from '#tests/durability/writes.ts'
import { acknowledgedWithin, check, checkAtLast, type FaultContext } from '../fault.ts'
import { blame, count, countingFetch } from '../tally.ts'

const rounds = 20

/** Two processes write into one SQLite file, and one of them is killed: the other goes on. */
export async function twoProcesses(context: FaultContext): Promise<void> {
  const { tally, random, folder } = context
  const file = join(folder, 'shared.sqlite')
  const ledger = emptyLedger()
  const start = async () => {
    const shop = await startShop(file)
    context.atEnd.push(shop.kill)
    return shop
  }
  let [victim, survivor] = [await start(), await start()]
  for (let round = 0; round < rounds; round++) {
    let isOver = false
    const survived = new EventEmitter()
    const write = (shop: ShopProcess, name: string, onAcknowledged?: () => void) =>
      writeUntilCut({ ...shop, fetch: countingFetch(tally) }, `shared-${round}-${name}`, ledger, {
        isOver: () => isOver,
        ...(onAcknowledged ? { onAcknowledged } : {}),
      })
    const onAcknowledged = () => survived.emit('acknowledged')
    const writing = [
      ...['a', 'b'].map((name) => write(victim, name)),
      ...['c', 'd'].map((name) => write(survivor, name, onAcknowledged)),
    ]
    await acknowledgedWithin(survived)
    await sleep(random() * 200)
    await victim.kill()
    if (!(await acknowledgedWithin(survived))) blame(tally, 'unanswered', `two processes: round ${round}`)
    isOver = true
    await Promise.all(writing)
    count(tally.faults, 'one of two processes on a file killed')
    await check(context, 'two processes', survivor, ledger)
    // They alternate, so that each is the older one once.
    ;[victim, survivor] = [survivor, await start()]
    await check(context, 'two processes', survivor, ledger)
  }
  await checkAtLast(context, 'two processes', survivor, ledger)
}
