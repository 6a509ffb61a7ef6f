import * as fc from 'fast-check'
import { facetFields } from '#contract/facets.ts'
import { filterFields } from '#contract/filter/fields.ts'

/** One request as it goes over the wire; `chunks` sends the body in that many chunks, without a length. */
export interface MaliciousRequest {
  method: string
  path: string
  headers: Readonly<Record<string, string>>
  body: string
  chunks: number
}

/** The keys and the token of the shop under test. */
export const fuzzKeys = { read: 'fuzz-read', write: 'fuzz-write' }
export const fuzzEmail = 'meera@shop.test'

const texts = [
  '',
  ' ',
  'silk',
  'kanchipuram',
  'kanjivram',
  "' or 1=1 --",
  '"; drop table products; --',
  '%',
  '_',
  '\\',
  '%_\\',
  '(',
  '(a+)+$',
  '[a-z',
  '$1',
  '$where',
  '__proto__',
  'constructor',
  'toString',
  '\u{10ffff}',
  '\u202e',
  'İ',
  'ﷺ'.repeat(100),
  '\u0301'.repeat(50),
  'a'.repeat(500),
  'b'.repeat(100),
  'a '.repeat(50),
  'pure-silks',
  '2026-11-21',
  '😀',
]

/** Too long, too many, and what no database keeps. */
const refusedTexts = ['a '.repeat(51), 'x'.repeat(501), '\ud83d', 'a\0b']

const numbers = [0, -0, 1, -1, 0.5, 5, 24, 1000, 1001, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, -1e308, 5e-324]
const scalar = fc.oneof(fc.constantFrom(...texts), fc.constantFrom(...numbers), fc.constantFrom(true, false, null))
const oddValue = fc.oneof(
  { arbitrary: scalar, weight: 4 },
  { arbitrary: fc.constantFrom(...refusedTexts), weight: 1 },
  { arbitrary: fc.constantFrom<unknown>([], {}, [[]], [{}], { $gt: 1 }, { $regex: '(' }), weight: 2 },
  { arbitrary: fc.jsonValue({ maxDepth: 2 }), weight: 1 },
)

const fieldNames = Object.keys(filterFields)
const strangeNames = [
  '',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'searchText',
  'record',
  'price ',
  'category.name',
  '$or.0',
  '$nor',
  '$not',
  '$where',
  '$expr',
  'length',
  'x'.repeat(200),
]
const equalities = ['$eq', '$ne']
const comparisons = [...equalities, '$gt', '$gte', '$lt', '$lte']
const operators = [...comparisons, '$in', '$regex', '$options']
const strangeOperators = ['$where', '$exists', '$nin', 'gte', '__proto__', '$', '$EQ']

/** Most requests are almost valid: one that is invalid throughout is refused by the first check. */
function mostly<T>(right: fc.Arbitrary<T>, strange: fc.Arbitrary<T>, weight = 20): fc.Arbitrary<T> {
  return fc.oneof({ arbitrary: right, weight }, { arbitrary: strange, weight: 1 })
}

const kinds = { text: texts, word: texts, slug: texts, list: texts, number: numbers, flag: [true, false] } as const

function testOf(name: string): fc.Arbitrary<unknown> {
  const operator = mostly(fc.constantFrom(...operators), fc.constantFrom(...strangeOperators), 4)
  const operand = fc.oneof(oddValue, fc.array(oddValue, { maxLength: 4 }))
  return mostly(wellFormed.get(name) ?? fc.constantFrom(...texts), fc.dictionary(operator, operand, { maxKeys: 3 }))
}

const wellFormed = new Map(
  Object.entries(filterFields).map(([name, { kind }]) => {
    const value = fc.constantFrom<unknown>(...kinds[kind])
    const isOrdered = kind === 'text' || kind === 'word' || kind === 'number'
    const compared = fc
      .tuple(fc.constantFrom(...(isOrdered ? comparisons : equalities)), value)
      .map(([operator, each]) => ({ [operator]: each }))
    const listed = fc.record({ $in: fc.array(value, { maxLength: 4 }) })
    const sought = fc.record({ $regex: fc.constantFrom(...texts), $options: fc.constantFrom('', 'i', 'ims') })
    const isSought = kind === 'text' || kind === 'slug' || kind === 'list'
    return [name, fc.oneof(value, compared, listed, isSought ? sought : compared)]
  }),
)

const condition = fc.letrec<{ node: object; leaf: object }>((tie) => ({
  leaf: mostly(fc.constantFrom(...fieldNames), fc.constantFrom(...strangeNames)).chain((name) =>
    testOf(name).map((test) => ({ [name]: test })),
  ),
  node: fc.oneof(
    { maxDepth: 4 },
    tie('leaf'),
    tie('leaf'),
    fc.record({ $or: mostly<unknown>(fc.array(tie('node'), { minLength: 1, maxLength: 3 }), oddValue) }),
    fc.record({ $and: mostly<unknown>(fc.array(tie('node'), { minLength: 1, maxLength: 3 }), oddValue) }),
  ),
})).node

const controls = fc.record(
  {
    sortBy: mostly<unknown>(fc.constantFrom('price', 'rating', 'name', 'newest'), oddValue),
    sortOrder: mostly<unknown>(fc.constantFrom('asc', 'desc'), oddValue),
    limit: mostly<unknown>(fc.constantFrom(0, 1, 5, 24), oddValue),
    skip: mostly<unknown>(fc.constantFrom(0, 1, 24, Number.MAX_SAFE_INTEGER), oddValue),
    fields: mostly<unknown>(fc.constantFrom(['name'], [], ['price', 'color'], ['__proto__']), oddValue),
    search: mostly<unknown>(fc.constantFrom(...texts), oddValue),
  },
  { requiredKeys: [] },
)

const filter = mostly<unknown>(
  fc.tuple(fc.option(condition, { nil: {} }), controls).map(([asked, controlled]) => ({ ...asked, ...controlled })),
  oddValue,
  12,
)
const targets = mostly<unknown>(
  fc
    .tuple(condition, fc.constantFrom({}, {}, { search: 'silk' }, { search: '%' }))
    .map(([asked, sought]) => ({ ...asked, ...sought })),
  filter,
)

const record = fc.dictionary(
  fc.constantFrom(
    'entityId',
    '_id',
    'id',
    'name',
    'price',
    'color',
    'images',
    'category',
    'stockCount',
    '__proto__',
    'x',
  ),
  oddValue,
  { maxKeys: 5 },
)

const facets = mostly<unknown>(fc.uniqueArray(fc.constantFrom(...facetFields), { minLength: 1 }), oddValue)
const targetCollection = mostly<unknown>(fc.constant('products'), oddValue, 20)

const storeBody = fc.oneof(
  { arbitrary: fc.record({ action: fc.constant('READ'), targetCollection, filter }), weight: 8 },
  { arbitrary: fc.record({ action: fc.constant('READ'), targetCollection, filter: targets, facets }), weight: 3 },
  {
    arbitrary: fc.record({
      action: fc.constant('CREATE'),
      targetCollection,
      data: mostly<unknown>(fc.oneof(record, fc.array(record, { maxLength: 2 })), oddValue),
      addToBackOffice: mostly<unknown>(fc.boolean(), oddValue),
    }),
    weight: 1,
  },
  {
    arbitrary: fc.record({ action: fc.constant('UPDATE'), targetCollection, data: record, filter: targets }),
    weight: 1,
  },
  { arbitrary: fc.record({ action: fc.constant('DELETE'), targetCollection, filter: targets }), weight: 1 },
  {
    arbitrary: fc.dictionary(fc.constantFrom('action', 'targetCollection', 'filter', 'data', '__proto__'), oddValue),
    weight: 1,
  },
  { arbitrary: oddValue, weight: 1 },
)

const email = mostly<unknown>(fc.constant(fuzzEmail), fc.oneof(oddValue, fc.constant('arun@shop.test')))
const userText = mostly<unknown>(fc.constantFrom(...texts), oddValue)
const userData = fc.record(
  {
    userId: userText,
    email,
    name: userText,
    phoneNumber: mostly<unknown>(fc.constantFrom('', '98470 00000'), oddValue),
    address: userText,
    tenantId: mostly<unknown>(fc.constant('padma-weaves'), userText),
    createdAt: mostly<unknown>(fc.constant('2026-11-21'), oddValue),
    role: oddValue,
  },
  { requiredKeys: ['userId', 'email', 'name', 'tenantId'] },
)
const usersBody = fc.record(
  {
    action: mostly<unknown>(fc.constantFrom('GET_USER', 'CREATE_USER', 'UPDATE_USER'), oddValue),
    email,
    data: mostly<unknown>(userData, oddValue),
  },
  { requiredKeys: ['action', 'email'] },
)

const strangeBodies = [
  '',
  '{',
  'null',
  '[]',
  '"',
  '\u0000',
  '{"action":"READ","targetCollection":"products","filter":{"price":1e999}}',
  `{"action":"READ","targetCollection":"products","filter":{"name":"a\\u0000"}}`,
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `${'{"$or":['.repeat(50)}{}${']}'.repeat(50)}`,
  '\ufeff{}',
  ' '.repeat(262_145),
]

const body = (right: fc.Arbitrary<unknown>) =>
  mostly(
    right.map((value) => JSON.stringify(value) ?? ''),
    fc.oneof(fc.constantFrom(...strangeBodies), fc.string({ maxLength: 20 })),
    15,
  )

const contentType = mostly(
  fc.constantFrom('application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON'),
  fc.constantFrom('', 'text/plain', 'multipart/form-data', 'application/json,text/html', ';;;', 'application/jsonx'),
  15,
)
const key = mostly(fc.constant(fuzzKeys.write), fc.constantFrom('', fuzzKeys.read, 'wrong', 'x'.repeat(5000)), 15)
const token = mostly(
  fc.constant(`Bearer ${fuzzEmail}`),
  fc.constantFrom('', 'Bearer', 'Bearer nobody', 'Basic eA=='),
  15,
)
const method = mostly(
  fc.constant('POST'),
  fc.constantFrom('GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'QUERY'),
  30,
)
const chunks = mostly(fc.constant(1), fc.constantFrom(2, 3), 30)
const otherPaths = [
  '/dev',
  '/dev/',
  '/dev/store/',
  '/dev/users/',
  '/dev/STORE',
  '/dev/%E0%A4%A',
  '/dev/store%00',
  '//dev/store',
]

/** Every kind of request a stranger, a broken client or an attacker may send. */
export const maliciousRequest: fc.Arbitrary<MaliciousRequest> = fc.oneof(
  {
    arbitrary: fc.record({
      method,
      path: mostly(fc.constant('/dev/store'), fc.constantFrom(...otherPaths), 40),
      headers: fc.record({ 'content-type': contentType, 'api-key': key }),
      body: body(storeBody),
      chunks,
    }),
    weight: 6,
  },
  {
    arbitrary: fc.record({
      method,
      path: fc.constant('/dev/users'),
      headers: fc.record({ 'content-type': contentType, authorization: token }),
      body: body(usersBody),
      chunks,
    }),
    weight: 1,
  },
)

/** The request as the platform has it. */
export function requestOf({ method: name, path, headers, body: text, chunks: count }: MaliciousRequest): Request {
  const url = `http://shop.test${path.startsWith('//') ? `/.${path}` : path}`
  if (name === 'GET' || name === 'HEAD') return new Request(url, { method: name, headers })
  if (count === 1) return new Request(url, { method: name, headers, body: text })
  const bytes = new TextEncoder().encode(text)
  const size = Math.max(1, Math.ceil(bytes.length / count))
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let from = 0; from < bytes.length; from += size) controller.enqueue(bytes.slice(from, from + size))
      controller.close()
    },
  })
  // The DOM's types do not know `duplex`, which Node asks for with a stream.
  return new Request(url, { method: name, headers, body: stream, duplex: 'half' } as RequestInit)
}
