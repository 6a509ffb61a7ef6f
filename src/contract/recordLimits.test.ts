import { expect, it } from 'vitest'
import { parseStoreRequest } from './store.ts'

const create = (data: unknown) => parseStoreRequest({ action: 'CREATE', targetCollection: 'products', data })
const texts = (count: number, length = 1) => Array.from({ length: count }, () => 'x'.repeat(length))

it.each<[data: unknown, message: string]>([
  [{ name: 'x'.repeat(201) }, "Field 'data.name' is longer than 200 characters."],
  [[{}, { estimatedDelivery: 'x'.repeat(61) }], "Field 'data.1.estimatedDelivery' is longer than 60 characters."],
  [{ anything: 'x'.repeat(2001) }, "Field 'data.anything' is longer than 2000 characters."],
  [{ anything: [{ deep: ['x'.repeat(501)] }] }, "Field 'data.anything' is longer than 500 characters."],
  [{ category: { slug: 'x'.repeat(101) } }, "Field 'data.category' is longer than 100 characters."],
  [{ specifications: { ['x'.repeat(501)]: '' } }, "Field 'data.specifications' is longer than 500 characters."],
  [{ color: [`Red,${'x'.repeat(61)}`] }, "Field 'data.color' is longer than 60 characters."],
  [
    [{}, { entityId: '..' }],
    "Field 'data.1.entityId' cannot be part of an address: it is '.' or '..', or has control characters.",
  ],
  [{ id: 'a\nb' }, "Field 'data.id' cannot be part of an address: it is '.' or '..', or has control characters."],
  [JSON.parse('{ "price": 1e400 }'), "Field 'data.price' has a number beyond 1e308."],
  [JSON.parse('{ "priceDetails": [{ "amount": -1e400 }] }'), "Field 'data.priceDetails' has a number beyond 1e308."],
  [{ tags: texts(101).join() }, "Field 'data.tags' has more than 100 values."],
  [{ images: texts(101) }, "Field 'data.images' has more than 100 values."],
  [{ a: texts(60, 500), b: texts(60, 500) }, "Field 'data' is longer than 50000 characters in all."],
  [
    Array.from({ length: 1001 }, () => ({})),
    "Field 'data' has 1001 records; 1000 are the most. Send the rest in another request.",
  ],
])('refuses what is too long or too much, by name', (data, message) => {
  expect(create(data)).toEqual({ ok: false, message })
})

it.each([
  [200, ['_id', 'id', 'entityId', 'name', 'slug', 'companyName', 'app', 'branchId']],
  [100, ['category', 'subcategory', 'brand', 'pattern']],
  [
    60,
    ['productCode', 'availability', 'estimatedDelivery', 'weight', 'length', 'launchDate', 'createdAt', 'updatedAt'],
  ],
  [60, ['fabric', 'color', 'occasion', 'work', 'tags', 'materials', 'seoKeywords']],
  [20_000, ['description']],
  [1000, ['shortDescription', 'care']],
  [500, ['returnPolicy', 'washCare']],
  [2000, ['anything']],
])('takes %i characters and no more in %o', (length, names) => {
  for (const name of names) {
    expect(create({ [name]: 'x'.repeat(length) })).toMatchObject({ ok: true })
    const message = `Field 'data.${name}' is longer than ${length} characters.`
    expect(create({ [name]: 'x'.repeat(length + 1) })).toEqual({ ok: false, message })
  }
})

it('takes 50,000 characters of a record in all, and no more', () => {
  // Each of the 25 fields takes 2,000 characters with its name and its marks.
  const record = Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`f${at + 10}`, 'x'.repeat(1991)]))
  const data = { ...record, f34: 'x'.repeat(1990) }
  expect([JSON.stringify(data).length, create(data).ok]).toEqual([50_000, true])
  expect(create({ ...record, f34: 'x'.repeat(1991) }).ok).toBe(false)
})

it('refuses it in an UPDATE too', () => {
  const data = { name: 'x'.repeat(201) }
  expect(parseStoreRequest({ action: 'UPDATE', targetCollection: 'products', data, filter: {} }).ok).toBe(false)
})

it('accepts values exactly at the limits, and numbers for texts', () => {
  for (const data of [
    { name: ` ${'x'.repeat(200)} `, tags: texts(100, 60), description: 'x'.repeat(20_000), weight: 5, color: null },
    Array.from({ length: 1000 }, () => ({})),
  ]) {
    expect(create(data)).toMatchObject({ ok: true })
  }
})
