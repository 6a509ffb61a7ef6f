import { expect, it } from 'vitest'
import { normaliseProduct } from '#domain/product/normaliseProduct.ts'
import type { ShopApi } from '#server/app/shopApi.ts'
import { ask, now, read } from './request.ts'

const create = (api: ShopApi, data: unknown, rest: object = {}) => ask(api, { action: 'CREATE', data, ...rest })

/** What CREATE, UPDATE and DELETE do; each test cleans up after itself. */
export function writesSuite(api: () => ShopApi): void {
  it('gives a new record an id and its days, and keeps the rest as it was sent', async () => {
    const sent = { name: 'New piece', price: '4,500', odd: { deep: [1, null, 'x'] }, ['__proto__']: { x: 1 } }
    const { status, body } = await create(api(), sent)
    expect(status).toBe(200)
    // A CREATE answers the records it was sent.
    const [made] = body.data as Record<string, unknown>[]
    expect(made).toEqual({
      ...sent,
      entityId: made?.['entityId'],
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
    })
    expect(made?.['entityId']).toMatch(/^[0-9a-f-]{36}$/)
    expect((await read(api(), { entityId: made?.['entityId'] })).data).toEqual([made])
    expect((await ask(api(), { action: 'DELETE', filter: { entityId: made?.['entityId'] } })).body.total).toBe(1)
  })

  it('keeps the ids and days a record brings', async () => {
    const sent = { _id: 'own', createdAt: '2020-01-01', updatedAt: '2020-01-02' }
    expect((await create(api(), sent)).body.data).toEqual([sent])
    expect((await read(api(), { _id: 'own' })).data).toEqual([sent])
    await ask(api(), { action: 'DELETE', filter: { key: 'own' } })
  })

  it.each([true, false])('keeps the back-office mark %s beside the record and answers it', async (addToBackOffice) => {
    const { body } = await create(api(), { entityId: 'marked', name: 'Marked' }, { addToBackOffice })
    expect(body.data[0]).toMatchObject({ addToBackOffice })
    await ask(api(), { action: 'UPDATE', data: { price: 10 }, filter: { key: 'marked' } })
    expect((await read(api(), { key: 'marked' })).data[0]).toMatchObject({ addToBackOffice, price: 10 })
    await ask(api(), { action: 'DELETE', filter: { key: 'marked' } })
  })

  it('adds all of a list or none', async () => {
    const before = (await read(api(), { limit: 0 })).total
    const { status, body } = await create(api(), [{ entityId: 'one' }, { entityId: 'two' }, { entityId: 'one' }])
    expect([status, body.message]).toEqual([409, "A product with the key 'one' is already there."])
    expect((await read(api(), { limit: 0 })).total).toBe(before)
    expect((await create(api(), [{ entityId: 'one' }, { entityId: 'two' }])).body.message).toBe('Created 2 products.')
    expect((await ask(api(), { action: 'DELETE', filter: { key: { $in: ['one', 'two'] } } })).body).toEqual({
      data: [],
      message: 'Deleted 2 products.',
      total: 2,
    })
  })

  it('lets one of many concurrent creations have a key', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => create(api(), { entityId: 'contested', price: index + 1 })),
    )
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array.from({ length: 11 }, () => 409),
    ])
    await ask(api(), { action: 'DELETE', filter: { key: 'contested' } })
  })

  it('finds an updated product by its new values, and no longer by its old ones', async () => {
    await create(api(), [
      { entityId: 'changing-1', color: ['Red'], price: 100, tags: 'a-tag-of-its-own' },
      { entityId: 'changing-2', color: ['Red'], price: 200, tags: 'a-tag-of-its-own' },
    ])
    const data = { color: 'Teal', price: 777, originalPrice: 1000, name: 'Changed' }
    const { body } = await ask(api(), { action: 'UPDATE', data, filter: { tags: 'A-TAG-of-its-own' } })
    expect(body).toEqual({ data: [], message: 'Updated 2 products.', total: 2 })
    const mine = { tags: 'a-tag-of-its-own' }
    const changed = await read(api(), {
      ...mine,
      color: 'teal',
      price: 777,
      discount: { $gt: 0 },
      search: 'changed teal',
    })
    expect(changed.keys).toEqual(expect.arrayContaining(['changing-1', 'changing-2']))
    expect(normaliseProduct(changed.data[0])).toMatchObject({ updatedAt: now.toISOString(), discount: 22 })
    expect((await read(api(), { ...mine, color: 'red' })).total).toBe(0)
    expect((await ask(api(), { action: 'DELETE', filter: mine })).body.message).toBe('Deleted 2 products.')
    expect((await read(api(), mine)).total).toBe(0)
  })

  it('refuses to let updates make a record longer than a CREATE may, and then changes nothing', async () => {
    const fields = (first: number) => {
      const named = Array.from({ length: 10 }, (_, at) => [`field${first + at}`, 'x'.repeat(1990)] as const)
      return Object.fromEntries(named)
    }
    const mine = { tags: 'growing' }
    await create(api(), [
      { entityId: 'growing-1', ...mine },
      { entityId: 'growing-2', ...mine },
    ])
    const update = async (data: object, filter: object) => (await ask(api(), { action: 'UPDATE', data, filter })).body
    expect((await update(fields(0), mine)).total).toBe(2)
    expect((await update(fields(10), { key: 'growing-2' })).total).toBe(1)
    expect(await update({ ...fields(20), color: 'Teal' }, mine)).toMatchObject({
      message: "Product 'growing-2' would be longer than 50000 characters in all.",
    })
    expect((await read(api(), { ...mine, color: 'teal' })).total).toBe(0)
    expect((await update({ color: 'Teal' }, mine)).total).toBe(2)
    await ask(api(), { action: 'DELETE', filter: mine })
  })

  it('changes nothing where nothing matches', async () => {
    const filter = { key: 'nobody' }
    expect((await ask(api(), { action: 'UPDATE', data: { price: 1 }, filter })).body.message).toBe(
      'Updated 0 products.',
    )
    expect((await ask(api(), { action: 'DELETE', filter })).body.message).toBe('Deleted 0 products.')
  })

  it('keeps a record with values of the maximum length', async () => {
    const tags = Array.from({ length: 100 }, (_, index) => `t${index}`.padEnd(60, 'ത'))
    const sent = {
      entityId: 'i'.repeat(200),
      name: 'n'.repeat(200),
      description: 'd'.repeat(20_000),
      tags: tags.join(),
    }
    expect((await create(api(), sent)).status).toBe(200)
    expect((await read(api(), { tags: tags.at(-1)?.toUpperCase() })).keys).toEqual([sent.entityId])
    await ask(api(), { action: 'DELETE', filter: { key: sent.entityId } })
  })

  it('keeps the thousand records of the longest list', async () => {
    const data = Array.from({ length: 1000 }, () => ({ brand: 'Thousand' }))
    expect((await create(api(), data)).body.message).toBe('Created 1000 products.')
    expect((await ask(api(), { action: 'DELETE', filter: { brand: 'Thousand' } })).body.total).toBe(1000)
  })
}
