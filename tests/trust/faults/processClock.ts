import { EventEmitter } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { emptyLedger, writeUntilCut, type Target } from '#tests/durability/writes.ts'
import { startShop, type RunningShop } from '#tests/support/startShop.ts'
import { acknowledgedWithin, check, checkAtLast, recoveryMs, type FaultContext } from '../fault.ts'
import { signUpShoppers, type Shoppers } from '../load/shoppers.ts'
import { blame, count, countingFetch } from '../tally.ts'

const rounds = 10
const writers = 2
/** Far below the 1,200 a minute that an address may write. */
const writeEveryMs = 200
const hour = 3_600_000
/** Of one core; an idle shop needs less than a hundredth. */
const maxIdleCpu = 0.5

/** The clock of a shop jumps by an hour, forwards and back, while it is written to: it goes on, for everybody. */
export async function processClock(context: FaultContext): Promise<void> {
  const { tally, folder } = context
  const clockFile = join(folder, 'clock')
  const preload = pathToFileURL(join(import.meta.dirname, '../shiftedClock.ts')).href
  const shop = await startShop({ NODE_OPTIONS: `--import=${preload}`, CLOCK_FILE: clockFile })
  context.atEnd.push(shop.kill)
  const target = { base: `${shop.origin}/dev`, readKey: 'shop-read', writeKey: shop.writeKey }
  const ledger = emptyLedger()
  const paced: typeof fetch = async (input, init) => {
    await sleep(writeEveryMs)
    return fetch(input, init)
  }
  const shoppers = await signUpShoppers(shop.origin, 2)
  for (let round = 0; round < rounds; round++) {
    const name = `clock ${round % 2 === 0 ? 'an hour ahead' : 'set back'}, round ${round}`
    const answers = new EventEmitter()
    let isOver = false
    const options = { isOver: () => isOver, goesOn: () => true, onAcknowledged: () => answers.emit('acknowledged') }
    const writing = Array.from({ length: writers }, (_, writer) =>
      writeUntilCut({ ...target, fetch: countingFetch(tally, paced) }, `jump-${round}-${writer}`, ledger, options),
    )
    if (!(await acknowledgedWithin(answers))) blame(tally, 'unanswered', `${name}: no write before it`)
    // Ahead of a clock that is set back: wrong passwords, whose delay must not last an hour.
    if (round % 2 === 1) for (let tried = 0; tried < 7; tried++) await shoppers.mistype()
    await moveClock(shop, clockFile, round % 2 === 0 ? hour : 0, round)
    count(tally.faults, 'clock of a process set under load')
    if (!(await acknowledgedWithin(answers))) blame(tally, 'unanswered', `${name}: no write after it`)
    await expectSignedIn(context, name, shoppers)
    await expectNewPrice(context, name, shop, target, 3000 + round)
    isOver = true
    await Promise.all(writing)
    await check(context, name, target, ledger)
    const cpu = await idleCpu(shop.pid)
    if (cpu > maxIdleCpu) blame(tally, 'spinning', `${name}: ${Math.round(cpu * 100)} % of a core`)
  }
  await checkAtLast(context, 'clock set', target, ledger)
  await shop.stop()
  if ((await shop.ended) !== 0) blame(tally, 'unanswered', `the shop did not end by itself:\n${shop.log()}`)
}

async function moveClock({ pid, log }: RunningShop, file: string, ahead: number, round: number): Promise<void> {
  writeFileSync(file, String(ahead))
  process.kill(pid, 'SIGUSR2')
  while (log().split('The clock is ahead by').length - 1 <= round) await sleep(10)
}

/** Each shopper signs in by her password and reads her account, within seconds of the jump. */
async function expectSignedIn({ tally }: FaultContext, name: string, shoppers: Shoppers): Promise<void> {
  for (const step of ['signIn', 'signIn', 'readAccount', 'readAccount'] as const) {
    const { status } = await shoppers[step]()
    count(tally.statuses, status)
    if (status !== 200) blame(tally, 'lockedOut', `${name}: ${step} ${status}`)
  }
}

/** What was written after the jump is on the page: no cache lasts by a clock that jumped. */
async function expectNewPrice(
  { tally }: FaultContext,
  name: string,
  { origin }: RunningShop,
  { base, writeKey }: Target,
  price: number,
): Promise<void> {
  const data = { action: 'UPDATE', targetCollection: 'products', data: { price }, filter: { entityId: 'ps-01' } }
  const headers = { 'content-type': 'application/json', 'api-key': writeKey }
  await fetch(`${base}/store`, { method: 'POST', headers, body: JSON.stringify(data) })
  const shown = `₹${price.toLocaleString('en-IN')}`
  const until = performance.now() + recoveryMs
  for (;;) {
    const page = await (await fetch(`${origin}/product/ps-01`)).text()
    if (page.includes(shown)) return
    if (performance.now() > until) return blame(tally, 'unanswered', `${name}: the page has not the price ${shown}`)
    await sleep(100)
  }
}

/** How much of a core a process takes while nobody asks it for anything. */
async function idleCpu(pid: number): Promise<number> {
  await sleep(500)
  const before = cpuTicks(pid)
  await sleep(1000)
  // A tick is a hundredth of a second.
  return (cpuTicks(pid) - before) / 100
}

function cpuTicks(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  // In user mode and in the kernel: fields 14 and 15, and the state after the name is field 3.
  return Number(fields[11]) + Number(fields[12])
}
