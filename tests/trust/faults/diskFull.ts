import { join } from 'node:path'
import { startShop } from '#tests/durability/shopProcess.ts'
import { emptyLedger, writeUntilCut } from '#tests/durability/writes.ts'
import { check, checkAtLast, recoveryMs, type FaultContext } from '../fault.ts'
import { blame, count, countingFetch } from '../tally.ts'

const rounds = 30
/** Where the file is full at first; an empty shop has fewer. */
const firstPages = 120

/** A disk that is full, and has room again. */
export async function diskFull(context: FaultContext): Promise<void> {
  const { tally, folder } = context
  const ledger = emptyLedger()
  const shop = await startShop(join(folder, 'full.sqlite'), undefined, firstPages)
  context.atEnd.push(shop.kill)
  const target = { ...shop, fetch: countingFetch(tally) }
  for (let round = 0; round < rounds; round++) {
    const before = ledger.acknowledged.size
    // The process makes room when the signal reaches it: until then it refuses.
    const until = performance.now() + recoveryMs
    const goesOn = () => ledger.acknowledged.size === before && performance.now() < until
    for (const writer of ['a', 'b']) {
      const status = await writeUntilCut(target, `full-${round}-${writer}`, ledger, { goesOn })
      if (status !== 507) blame(tally, 'unclear', `disk full: ended with ${status} and not 507`)
    }
    if (ledger.acknowledged.size === before) blame(tally, 'unanswered', `disk full: no write in round ${round}`)
    count(tally.faults, 'disk full')
    await check(context, 'disk full', shop, ledger)
    shop.signal('SIGUSR2')
  }
  await checkAtLast(context, 'disk full', shop, ledger)
}
