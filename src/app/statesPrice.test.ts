import { expect, test } from 'vitest'
import { statesPrice } from './statesPrice.ts'

/** A store that has one record, or fails; `asked` are the bodies of its requests. */
function storeOf(record: object | undefined) {
  const asked: unknown[] = []
  const answer: typeof fetch = async (address, request) => {
    asked.push(await new Request(address, request).json())
    return record ? Response.json({ data: [record] }) : new Response(null, { status: 503 })
  }
  return { asked, connection: { base: 'http://shop.example/dev', key: 'read', fetch: answer } }
}

test.each([
  ['states it', { price: 2999 }, true],
  ['states it as a text', { price: '₹2,999' }, true],
  ['states none', {}, false],
  ['states one that the shop cannot use', { price: 'on request' }, false],
  ['cannot be read', undefined, false],
])('the default price of a record that %s', async (_, record, expected) => {
  const { asked, connection } = storeOf(record)
  expect(await statesPrice({ key: 'ps-01', price: 2999 }, connection)).toBe(expected)
  expect(asked).toMatchObject([{ filter: { key: { $in: ['ps-01'] } } }])
})

test('any other price is stated, without another request', async () => {
  const { asked, connection } = storeOf(undefined)
  expect(await statesPrice({ key: 'ps-01', price: 3000 }, connection)).toBe(true)
  expect(asked).toEqual([])
})
