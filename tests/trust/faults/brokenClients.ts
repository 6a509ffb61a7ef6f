import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { emptyLedger, type Target, type WriteLedger } from '#tests/durability/writes.ts'
import { startShop } from '#tests/support/startShop.ts'
import { check, checkAtLast, type FaultContext } from '../fault.ts'
import { answerOn, connectTo, creation, longRead, type RawAnswer } from '../rawRequest.ts'
import { blame, count, countAnswer, type Tally } from '../tally.ts'

/** How often each kind, at the same time by tens. */
const halfClosed = 30
const slowBodies = 30
const aborted = 40
const atOnce = 10

interface Clients extends FaultContext {
  target: Target
  ledger: WriteLedger
}

/** Clients that close half of their connection, send slowly or go away in mid-answer, against the whole shop. */
export async function brokenClients(context: FaultContext): Promise<void> {
  const { tally } = context
  const shop = await startShop()
  context.atEnd.push(shop.stop)
  const target = { base: `${shop.origin}/dev`, readKey: 'shop-read', writeKey: shop.writeKey }
  const clients = { ...context, target, ledger: emptyLedger() }
  await inTens(clients, 'half-closed connection', halfClosed, closeHalf)
  await inTens(clients, 'slow body', slowBodies, sendSlowly)
  await inTens(clients, 'client gone in mid-answer', aborted, goAway)
  await checkAtLast(context, 'broken clients', target, clients.ledger)
  await shop.stop()
  if ((await shop.ended) !== 0) blame(tally, 'unanswered', `the shop did not end by itself:\n${shop.log()}`)
}

async function inTens(
  clients: Clients,
  kind: string,
  times: number,
  one: (clients: Clients, id: string) => Promise<void>,
) {
  const { tally, target, ledger } = clients
  for (let from = 0; from < times; from += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, times - from) }, (_, index) => from + index)
    const under = Promise.all(numbers.map((number) => one(clients, `${kind.replaceAll(/\W+/g, '-')}-${number}`)))
    // Other clients are served meanwhile.
    await expectOpen(tally, kind, target)
    await under
    count(tally.faults, kind, numbers.length)
    await check(clients, kind, target, ledger)
    await expectOpen(tally, kind, target)
  }
}

/** Ends its side after the whole request, which is answered all the same, or after a half, which is not done. */
async function closeHalf({ tally, target, ledger }: Clients, id: string): Promise<void> {
  const socket = await connectTo(target)
  const { head, body } = creation(target, id)
  ledger.sent.add(id)
  const showsDetails = Number(id.split('-').at(-1)) % 2 === 0
  const answering = answerOn(socket)
  socket.end(showsDetails ? head + body : head + body.slice(0, body.length / 2))
  const answer = await answering
  tallied(tally, ledger, id, answer)
  if (showsDetails && answer?.status !== 200) blame(tally, 'unanswered', `${id}: ${answer?.status}`)
  if (!showsDetails && answer?.status === 200) blame(tally, 'unexpected', `${id}: half a body was acknowledged`)
}

/** A third sends its body slowly and is served; the others stop in the middle and get a timeout error. */
async function sendSlowly({ tally, target, ledger }: Clients, id: string): Promise<void> {
  const socket = await connectTo(target)
  const { head, body } = creation(target, id)
  ledger.sent.add(id)
  const doesFinish = Number(id.split('-').at(-1)) % 3 === 0
  const answering = answerOn(socket)
  socket.write(head)
  for (let from = 0; from < body.length; from += 20) {
    if (!doesFinish && from >= body.length / 2) break
    socket.write(body.slice(from, from + 20))
    await sleep(100)
  }
  const answer = await answering
  tallied(tally, ledger, id, answer)
  const wanted = doesFinish ? 200 : 503
  if (answer?.status !== wanted) blame(tally, 'unanswered', `${id}: ${answer?.status} and not ${wanted}`)
}

/** Reads the beginning of a long answer, or sends a write and does not wait. */
async function goAway({ tally, random, target, ledger }: Clients, id: string): Promise<void> {
  const socket = await connectTo(target)
  const number = Number(id.split('-').at(-1))
  if (number % 2 === 0) {
    const { head, body } = longRead(target, number % 4 === 0 ? '/collections' : undefined)
    socket.write(head + body)
    await once(socket, 'data')
  } else {
    const { head, body } = creation(target, id)
    ledger.sent.add(id)
    socket.write(head + body)
    await sleep(random() * 5)
  }
  socket.destroy()
  tally.cut += 1
}

function tallied(tally: Tally, ledger: WriteLedger, id: string, answer: RawAnswer | undefined): void {
  if (!answer) return void (tally.cut += 1)
  const isRefused = answer.status !== 200
  // A request that breaks off is no request: the platform refuses it by its status alone.
  countAnswer(tally, answer.status, isRefused && answer.body !== '' ? answer.body : undefined)
  if (!isRefused) ledger.acknowledged.add(id)
}

/** Pages, health and the store answer, within a time that a shopper would wait. */
async function expectOpen(tally: Tally, kind: string, { base }: Target): Promise<void> {
  for (const path of ['/healthz', '/readyz', '/']) {
    const signal = AbortSignal.timeout(5000)
    const status = await fetch(new URL(path, base), { signal }).then(
      async (answer) => {
        await answer.arrayBuffer()
        count(tally.statuses, answer.status)
        return answer.status
      },
      (error: unknown) => String(error),
    )
    if (status !== 200) blame(tally, 'unanswered', `${kind}: ${path} said ${status}`)
  }
}
