import { expect, it } from 'vitest'
import { orderSteps } from '#contract/filter/order.ts'
import type { UserRecord } from '#contract/users.ts'
import { unwritten } from '#server/app/catalogue.ts'
import { memoryCatalogue } from '../memory.ts'
import { memoryIdentityRecords } from '../memoryIdentityRecords.ts'
import { memoryUsers } from '../memoryUsers.ts'
import { copyStorage, isUnfinishedCopy } from './copyStorage.ts'

const now = 1_795_266_460_727
const everything = {
  condition: { kind: 'all', of: [] },
  order: orderSteps(undefined, undefined),
  limit: 5000,
  skip: 0,
} as const

function userOf(name: string): UserRecord {
  const time = '2026-11-21T06:30:00.000Z'
  return { userId: name, email: `${name}@shop.test`, name, tenantId: 'x', createdAt: time, updatedAt: time }
}

function empty() {
  return { catalogue: memoryCatalogue(), users: memoryUsers(), identityRecords: memoryIdentityRecords() }
}

/** More of everything than is copied at once. */
async function filled() {
  const storage = empty()
  const numbers = Array.from({ length: 1100 }, (_, index) => index)
  await storage.catalogue.create(numbers.map((number) => ({ id: `p${number}`, price: '₹1,200', isActive: number > 3 })))
  await storage.catalogue.create([{ id: 'listed' }, { id: 'listed-too' }], true)
  await storage.catalogue.create([{ id: 'unlisted' }], false)
  for (const number of numbers) {
    await storage.users.create(userOf(`u${number}`))
    await storage.identityRecords.put('user', `u${number}`, { value: '{"a":1}', expiresAt: null }, undefined)
  }
  await storage.identityRecords.put('grant', 'live', { value: '{}', expiresAt: now + 1 }, undefined)
  await storage.identityRecords.put('grant', 'expired', { value: '{}', expiresAt: now }, undefined)
  return storage
}

async function contentOf({ catalogue, users, identityRecords }: ReturnType<typeof empty>) {
  const records = await identityRecords.list(5000)
  return {
    products: await catalogue.read(everything),
    users: await users.list(5000),
    records: records.map(({ version: _version, ...record }) => record),
  }
}

async function expectCopied(from: ReturnType<typeof empty>, to: ReturnType<typeof empty>) {
  await from.identityRecords.delete('grant', 'expired')
  expect(await contentOf(to)).toEqual(await contentOf(from))
}

it('copies products, users and records, and nothing that has expired', async () => {
  const [from, to] = [await filled(), empty()]
  expect(await copyStorage(from, to, now)).toEqual({ products: 1103, accounts: 1100 })
  await expectCopied(from, to)
})

it('starts again after an interruption', async () => {
  const [from, to] = [await filled(), empty()]
  let left = 700
  const users = { ...to.users, create: async (user: UserRecord) => (left-- > 0 ? to.users.create(user) : fail()) }
  await expect(copyStorage(from, { ...to, users }, now)).rejects.toThrow('connection lost')
  expect((await to.users.list(5000)).length).toBe(700)
  expect(await isUnfinishedCopy(to)).toBe(true)
  // An account that was deleted since does not come back.
  await to.identityRecords.put('user', 'u5', { value: '{"a":1}', expiresAt: null }, undefined)
  await from.users.remove('u5@shop.test')
  await from.identityRecords.delete('user', 'u5')
  await copyStorage(from, to, now)
  expect(await isUnfinishedCopy(to)).toBe(false)
  await expectCopied(from, to)
})

it.each([
  ['products', async (to: ReturnType<typeof empty>) => to.catalogue.create([{ id: '1' }])],
  ['users', async (to: ReturnType<typeof empty>) => to.users.create(userOf('arun'))],
  [
    'accounts',
    async (to: ReturnType<typeof empty>) =>
      to.identityRecords.put('user', 'arun', { value: '{}', expiresAt: null }, undefined),
  ],
])('changes no storage that has %s', async (_what, write) => {
  const to = empty()
  await write(to)
  const before = await contentOf(to)
  await expect(copyStorage(await filled(), to, now)).rejects.toThrow('Nothing was copied')
  expect(await contentOf(to)).toEqual(before)
})

it('changes no storage that was copied into before', async () => {
  const [from, to] = [await filled(), empty()]
  await copyStorage(from, to, now)
  await expect(copyStorage(from, to, now)).rejects.toThrow('Nothing was copied')
})

it('copies an emptied catalogue as an emptied one, which is not seeded', async () => {
  const [from, to] = [empty(), empty()]
  await copyStorage(from, to, now)
  expect(await to.catalogue.version()).not.toBe(unwritten)
})

function fail(): never {
  throw new Error('connection lost')
}
