import { stores } from '#tests/contract/stores.ts'
import { ask, heldRecords } from '#tests/fuzz/ask.ts'
import { blame, count, type Tally } from './tally.ts'

/** Databases answer more slowly than memory: they get one request in so many. */
const databaseShare = 20

/** Malicious requests over every store there is. */
export async function tryInputs(tally: Tally, inputs: number, seed: number): Promise<void> {
  for (const { name, open } of stores) {
    const opened = await open(heldRecords)
    const number = name === 'memory' ? inputs : Math.ceil(inputs / databaseShare)
    const asked = await ask(opened, number, { seed })
    await opened.close()
    count(tally.inputs, name, asked.count)
    for (const [status, times] of asked.byStatus) count(tally.inputStatuses, status, times)
    if (asked.failure !== undefined) blame(tally, 'faulty', `${name}: ${asked.failure}`)
    if (asked.count < number) blame(tally, 'faulty', `${name}: only ${asked.count} of ${number} were tried`)
  }
}
