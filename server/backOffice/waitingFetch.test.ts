import { expect, test } from 'vitest'
import { waitingFetch } from './waitingFetch.ts'

const busy = () => new Response('', { status: 429, headers: { 'Retry-After': '60' } })

function fetchOver(answers: Response[]) {
  const waited: number[] = []
  const send = waitingFetch({
    fetch: () => Promise.resolve(answers.shift() ?? Response.error()),
    attempts: 3,
    onWait: () => undefined,
    wait: (milliseconds) => Promise.resolve(waited.push(milliseconds)),
  })
  return { send, waited }
}

test('it waits as long as the shop asks for, and sends the request again', async () => {
  const { send, waited } = fetchOver([busy(), new Response('done')])
  expect(await (await send('http://shop.test/')).text()).toBe('done')
  expect(waited).toEqual([60_000])
})

test('it gives up after some attempts, and does not repeat any other failure', async () => {
  const { send, waited } = fetchOver([busy(), busy(), busy()])
  expect((await send('http://shop.test/')).status).toBe(429)
  expect(waited).toHaveLength(2)
  expect((await fetchOver([new Response('', { status: 500 })]).send('http://shop.test/')).status).toBe(500)
})
