import { expect, it } from 'vitest'
import type { ShopApi } from '#server/app/shopApi.ts'
import { ask, postOf, send } from './request.ts'

const nested = (depth: number): object => (depth === 0 ? { isNew: true } : { $or: [nested(depth - 1)] })

const filters: readonly [filter: unknown, message: string][] = [
  [{ foo: 1 }, "Unknown filter field 'foo'."],
  [{ 'category.name': 'x' }, "Unknown filter field 'category.name'."],
  [{ searchText: 'x' }, "Unknown filter field 'searchText'."],
  [{ constructor: 'x' }, "Unknown filter field 'constructor'."],
  [{ $where: 'sleep(1)' }, "Unknown filter operator '$where'."],
  [{ $nor: [{}] }, "Unknown filter operator '$nor'."],
  [{ price: { $exists: true } }, "Unknown filter operator '$exists' on 'price'."],
  [{ price: { $gte: 1, $where: 'x' } }, "Unknown filter operator '$where' on 'price'."],
  [{ price: { gte: 1 } }, "Unknown filter operator 'gte' on 'price'."],
  [{ price: '2000' }, "Filter field 'price' takes a number, but '$eq' got a text."],
  [{ price: { $gte: null } }, "Filter field 'price' takes a number, but '$gte' got null."],
  [{ isNew: 'yes' }, "Filter field 'isNew' takes true or false, but '$eq' got a text."],
  [{ name: 4 }, "Filter field 'name' takes a text, but '$eq' got a number."],
  [{ color: { $in: [1] } }, "Filter field 'color' takes a text, but '$in' got a number."],
  [{ color: { $in: 'Red' } }, "'$in' on 'color' takes a list, not a text."],
  [{ color: ['Red'] }, "Filter field 'color' got a list; several values go into '$in'."],
  [{ color: {} }, "Filter field 'color' has an empty condition."],
  [{ price: { $regex: '2' } }, "Filter field 'price' does not take '$regex'."],
  [{ isNew: { $gt: false } }, "Filter field 'isNew' does not take '$gt'."],
  [{ tags: { $gte: 'a' } }, "Filter field 'tags' does not take '$gte'."],
  [{ name: { $regex: 4 } }, "'$regex' on 'name' takes a text, not a number."],
  [{ name: { $regex: 'a'.repeat(501) } }, "'$regex' on 'name' is longer than 500 characters."],
  [{ name: { $options: 'i' } }, "'$options' on 'name' takes letters out of 'imsux', beside '$regex'."],
  [{ name: { $regex: 'a', $options: 'g' } }, "'$options' on 'name' takes letters out of 'imsux', beside '$regex'."],
  [{ $or: [] }, "'$or' takes a list with at least one condition."],
  [{ $and: {} }, "'$and' takes a list with at least one condition."],
  [{ $or: [4] }, "A condition in '$or' must be an object, not a number."],
  [{ $or: [{ limit: 4 }] }, "Unknown filter field 'limit'."],
  [nested(6), 'The filter is nested deeper than 6 levels.'],
  [{ $or: Array.from({ length: 201 }, () => ({ isNew: true })) }, 'The filter has more than 200 conditions.'],
  [{ $or: Array.from({ length: 201 }, () => ({})) }, 'The filter has more than 200 conditions.'],
  [
    Object.fromEntries(Array.from({ length: 251 }, (_, at) => [`field${at}`, 1])),
    'The filter has more than 250 names.',
  ],
  [{ id: { $in: Array.from({ length: 1001 }, String) } }, 'The filter lists more than 1000 values.'],
  [{ sortBy: 'colour' }, "'sortBy' takes one of price, rating, name, newest."],
  [{ sortBy: 'price', sortOrder: 'up' }, "'sortOrder' takes one of asc, desc."],
  [{ sortOrder: { $lt: 5 } }, "'sortOrder' takes one of asc, desc."],
  [{ limit: 1001 }, "'limit' takes a whole number from 0 to 1000."],
  [{ limit: -1 }, "'limit' takes a whole number from 0 to 1000."],
  [{ limit: '24' }, "'limit' takes a whole number from 0 to 1000."],
  [{ skip: 1.5 }, "'skip' takes a whole number from 0 to 9007199254740991."],
  [{ fields: 'name' }, "'fields' takes a list of field names."],
  [{ fields: [{}] }, "'fields' takes a list of field names."],
  [{ fields: ['name', 'password'] }, "Unknown field 'password' in 'fields'."],
  [{ fields: ['__proto__'] }, "Unknown field '__proto__' in 'fields'."],
  [{ search: ['silk'] }, "'search' takes a text."],
  [{ search: 'a '.repeat(51) }, "'search' takes 500 characters and 50 words at most."],
  [{ search: 'a'.repeat(501) }, "'search' takes 500 characters and 50 words at most."],
  [{ ['x'.repeat(200)]: 1 }, `Unknown filter field '${'x'.repeat(60)}…'.`],
  ['everything', "Field 'filter' must be an object."],
  [[], "Field 'filter' must be an object."],
  [null, "Field 'filter' must be an object."],
]

const bodies: readonly [body: object, status: number, message: string][] = [
  [{ action: 'DROP' }, 400, "Unknown action 'DROP'. Known are CREATE, READ, UPDATE, DELETE."],
  [{ action: 'read' }, 400, "Unknown action 'read'. Known are CREATE, READ, UPDATE, DELETE."],
  [{ action: ['READ'] }, 400, 'Unknown action. Known are CREATE, READ, UPDATE, DELETE.'],
  [{ action: 'READ', fliter: {} }, 400, "Unknown field 'fliter'. READ takes filter and facets."],
  [{ action: 'DELETE', filter: { id: '4' }, data: {} }, 400, "Unknown field 'data'. DELETE takes filter."],
  [
    { action: 'UPDATE', filter: {}, data: {}, facets: [] },
    400,
    "Unknown field 'facets'. UPDATE takes data and filter.",
  ],
  [{ action: 'READ', facets: 'fabric' }, 400, "'facets' takes a list with at least one field."],
  [{ action: 'READ', facets: [] }, 400, "'facets' takes a list with at least one field."],
  [{ action: 'READ', facets: [4] }, 400, "'facets' takes names of fields, not a number."],
  [{ action: 'READ', facets: ['fabric', 'fabric'] }, 400, "'facets' names a field twice."],
  [
    { action: 'READ', facets: ['price'] },
    400,
    "Unknown field 'price' in 'facets'. Known are category, subcategory, fabric, color, colorFamily, mainColor, occasion, work, tags, brand, availability.",
  ],
  [{ action: 'READ', facets: ['tags'], filter: { limit: 5 } }, 400, "'limit' has no meaning beside 'facets'."],
  [{ action: 'READ', facets: ['tags'], filter: { fields: [] } }, 400, "'fields' has no meaning beside 'facets'."],
  [
    { action: 'READ', facets: ['tags'], filter: { sortOrder: 'asc' } },
    400,
    "'sortOrder' has no meaning beside 'facets'.",
  ],
  [{ action: 'READ', facets: ['tags'], filter: { foo: 1 } }, 400, "Unknown filter field 'foo'."],
  [{ action: 'READ', facets: ['tags'], filter: { search: 4 } }, 400, "'search' takes a text."],
  [{ action: 'READ', targetCollection: 'users' }, 400, "Unknown targetCollection 'users'. Known is products."],
  [{ action: 'CREATE' }, 400, "Field 'data' must be an object or a list of objects."],
  [{ action: 'CREATE', data: [] }, 400, "Field 'data' must be an object or a list of objects."],
  [{ action: 'CREATE', data: [1] }, 400, "Field 'data' must be an object or a list of objects."],
  [{ action: 'CREATE', data: { name: 'x'.repeat(201) } }, 400, "Field 'data.name' is longer than 200 characters."],
  [{ action: 'CREATE', data: {}, addToBackOffice: 'yes' }, 400, "Field 'addToBackOffice' must be true or false."],
  [{ action: 'CREATE', data: { entityId: 'ps-01' } }, 409, "A product with the key 'ps-01' is already there."],
  [{ action: 'UPDATE', data: { price: 1 } }, 400, "Field 'filter' must be an object."],
  [{ action: 'UPDATE', filter: { id: '4' } }, 400, "Field 'data' must be an object."],
  [
    { action: 'UPDATE', data: { price: 1 }, filter: {} },
    400,
    'UPDATE needs a filter that leaves something out: this one would touch every product.',
  ],
  [
    { action: 'UPDATE', data: { price: 1 }, filter: { $or: [{ isNew: true }, {}] } },
    400,
    'UPDATE needs a filter that leaves something out: this one would touch every product.',
  ],
  [
    { action: 'UPDATE', data: { price: 1 }, filter: { name: { $regex: '' } } },
    400,
    'UPDATE needs a filter that leaves something out: this one would touch every product.',
  ],
  [
    { action: 'UPDATE', data: { entityId: 'x' }, filter: { id: '4' } },
    400,
    "An UPDATE cannot change 'entityId': carts and links find the product by it.",
  ],
  [
    { action: 'UPDATE', data: { addToBackOffice: true }, filter: { id: '4' } },
    400,
    "An UPDATE cannot change 'addToBackOffice': it is settled when a product is made.",
  ],
  [
    { action: 'UPDATE', data: { price: 1 }, filter: { id: '4', limit: 1 } },
    400,
    "'limit' has no meaning in the filter of an UPDATE or DELETE.",
  ],
  [{ action: 'DELETE' }, 400, "Field 'filter' must be an object."],
  [
    { action: 'DELETE', filter: {} },
    400,
    'DELETE needs a filter that leaves something out: this one would touch every product.',
  ],
  [
    { action: 'DELETE', filter: { $and: [{}] } },
    400,
    'DELETE needs a filter that leaves something out: this one would touch every product.',
  ],
  [{ action: 'DELETE', filter: { foo: 1 } }, 400, "Unknown filter field 'foo'."],
]

const readEverything = JSON.stringify({ action: 'READ', targetCollection: 'products' })
const writeSomething = JSON.stringify({ action: 'DELETE', targetCollection: 'products', filter: { id: '4' } })
const unnamed = 'Unauthorized: the api-key header is missing or wrong.'
const unkept = 'The body holds text that cannot be kept: a null character or half a surrogate pair.'

const requests: readonly [sentence: string, request: () => Request, status: number, message: string][] = [
  ['no key', () => postOf(readEverything, { 'api-key': '' }), 401, unnamed],
  ['a wrong key', () => postOf(readEverything, { 'api-key': 'contract-wrong' }), 401, unnamed],
  ['a key that only begins right', () => postOf(readEverything, { 'api-key': 'contract-rea' }), 401, unnamed],
  ['a key that goes on after its end', () => postOf(readEverything, { 'api-key': 'contract-read ead' }), 401, unnamed],
  [
    'writing with the read key',
    () => postOf(writeSomething, { 'api-key': 'contract-read' }),
    401,
    'Unauthorized: DELETE needs the write key; this one only reads.',
  ],
  [
    'a form',
    () => postOf(readEverything, { 'content-type': 'application/x-www-form-urlencoded' }),
    415,
    'The body must be sent as application/json.',
  ],
  [
    'plain text',
    () => postOf(readEverything, { 'content-type': 'text/plain' }),
    415,
    'The body must be sent as application/json.',
  ],
  ['broken JSON', () => postOf('{"action":'), 400, 'The body is not JSON.'],
  ['no body', () => postOf(''), 400, 'The body is not JSON.'],
  ['a body too large', () => postOf(JSON.stringify('x'.repeat(262_144))), 413, 'The body is larger than 262144 bytes.'],
  [
    'a body too large for the read key',
    () => postOf(JSON.stringify('x'.repeat(65_536)), { 'api-key': 'contract-read' }),
    413,
    'The body is larger than 65536 bytes.',
  ],
  [
    'a body too large that does not say so',
    () => streamed('x'.repeat(300_000)),
    413,
    'The body is larger than 262144 bytes.',
  ],
  [
    'a body nested without end',
    () => postOf('['.repeat(100_000) + ']'.repeat(100_000)),
    400,
    'The body is nested deeper than 40 levels.',
  ],
  ['a null character', () => postOf(String.raw`{"action":"READ","filter":{"name":"a\u0000"}}`), 400, unkept],
  ['half a surrogate pair', () => postOf(String.raw`{"action":"READ","filter":{"name":"\ud83d"}}`), 400, unkept],
  ['a null character in a name', () => postOf(String.raw`{"a\u0000":1}`), 400, unkept],
  ['a list', () => postOf('[]'), 400, 'Unknown action. Known are CREATE, READ, UPDATE, DELETE.'],
  ['null', () => postOf('null'), 400, 'Unknown action. Known are CREATE, READ, UPDATE, DELETE.'],
  [
    'a prototype for a filter',
    () => postOf('{"action":"READ","targetCollection":"products","filter":{"__proto__":{"x":1}}}'),
    400,
    "Unknown filter field '__proto__'.",
  ],
  [
    'another path',
    () => new Request('http://shop.test/dev/orders', { method: 'POST' }),
    404,
    'Nothing answers at /dev/orders.',
  ],
  [
    'a path with a slash more',
    () => new Request('http://shop.test/dev/store/', { method: 'POST' }),
    404,
    'Nothing answers at /dev/store/.',
  ],
]

function streamed(text: string): Request {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let from = 0; from < text.length; from += 10_000)
        controller.enqueue(new TextEncoder().encode(text.slice(from, from + 10_000)))
      controller.close()
    },
  })
  // The DOM's types do not know `duplex`, which Node asks for with a stream.
  return new Request(postOf('{}'), { body, duplex: 'half' } as RequestInit)
}

/** Everything the store refuses, by status and words. */
export function refusalsSuite(api: () => ShopApi): void {
  it.each(filters)('refuses the filter %j', async (filter, message) => {
    expect(await ask(api(), { action: 'READ', filter })).toEqual({
      status: 400,
      body: { error: 'Bad request', message },
    })
  })

  it.each(bodies)('refuses the body %j', async (body, status, message) => {
    const answer = await ask(api(), body)
    expect({ status: answer.status, message: answer.body.message }).toEqual({ status, message })
  })

  it.each(requests)('refuses %s', async (_sentence, request, status, message) => {
    const answer = await send(api(), request())
    expect({ status: answer.status, ...(answer.body as object) }).toMatchObject({ status, message })
  })

  it.each(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('refuses %s, and lists the allowed methods', async (method) => {
    const { status, headers } = await send(api(), new Request('http://shop.test/dev/store', { method }))
    expect([status, headers.get('allow')]).toEqual([405, 'POST'])
  })

  it('accepts values exactly at the limits', async () => {
    const inside = [
      nested(5),
      { $or: Array.from({ length: 200 }, () => ({ isNew: true })) },
      { id: { $in: Array.from({ length: 1000 }, String) } },
      { name: { $regex: 'a'.repeat(500) } },
      { search: 'a '.repeat(50).trim() },
      { limit: 1000, skip: Number.MAX_SAFE_INTEGER },
    ]
    for (const filter of inside) expect((await ask(api(), { action: 'READ', filter })).status).toBe(200)
  })
}
