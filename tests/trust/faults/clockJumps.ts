import { join } from 'node:path'
import { createShopApi } from '#server/app/shopApi.ts'
import { noTokens } from '#server/app/tokens.ts'
import { memoryUsers } from '#server/storage/memoryUsers.ts'
import { openSqlite } from '#server/storage/sqlite/openSqlite.ts'
import { emptyLedger, writtenProduct } from '#tests/durability/writes.ts'
import { checkAtLast, type FaultContext } from '../fault.ts'
import { blame, count, countingFetch } from '../tally.ts'

const rounds = 30
const minute = 60_000
const hundredYears = 100 * 365 * 24 * 60 * minute

/** The clock jumps, by up to a hundred years: writes go on, and nobody is locked out for longer than a minute. */
export async function clockJumps(context: FaultContext): Promise<void> {
  const { tally, random, folder } = context
  const { catalogue, close } = await openSqlite({ file: join(folder, 'clock.sqlite') })
  const ledger = emptyLedger()
  let now = Date.parse('2026-11-21T06:30:00.000Z')
  const keys = { read: 'clock-read', write: 'clock-write' }
  const api = createShopApi({
    catalogue,
    users: memoryUsers(),
    tokens: noTokens,
    keys,
    limits: { byAddress: { writes: 2, users: 2, identity: 2 } },
    now: () => new Date(now),
    log: (message, error) => blame(tally, 'unclear', `clock: ${message} ${String(error)}`),
  })
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) =>
    api.fetch(new Request(input, init), { address: '192.0.2.1' })
  const ask = countingFetch(tally, fetch)
  const base = 'http://clock.test/dev'
  const write = async (entityId: string) => {
    ledger.sent.add(entityId)
    const body = JSON.stringify({ action: 'CREATE', targetCollection: 'products', data: writtenProduct(entityId) })
    const headers = { 'content-type': 'application/json', 'api-key': keys.write }
    const { status } = await ask(`${base}/store`, { method: 'POST', headers, body })
    if (status === 200) ledger.acknowledged.add(entityId)
    return status
  }
  for (let round = 0; round < rounds; round++) {
    // A second, a day and a century are as likely as each other; half of the jumps lead back.
    const size = 1000 * (hundredYears / 1000) ** random()
    now = Math.round(now + (round % 2 ? size : -size))
    count(tally.faults, 'clock jump')
    const statuses = [await write(`clock-${round}-0`), await write(`clock-${round}-1`), await write(`clock-${round}-2`)]
    now += minute
    statuses.push(await write(`clock-${round}-3`))
    // A jump by less than a minute may stay within the minute that began before, in either direction.
    const isSmall = size < minute
    if (statuses.at(-1) !== 200 || (!isSmall && statuses.join() !== '200,200,429,200')) {
      blame(tally, 'unanswered', `clock jump of ${Math.round(size)} ms in round ${round}: ${statuses.join()}`)
    }
  }
  await checkAtLast(context, 'clock jump', { base, readKey: keys.read, writeKey: keys.write, fetch }, ledger)
  await close()
}
