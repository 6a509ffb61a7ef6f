import { orderSteps } from '#contract/filter/order.ts'
import type { RecordFields } from '#domain/product/read.ts'
import { unwritten, type Catalogue } from '#server/app/catalogue.ts'
import type { Users } from '#server/app/users.ts'
import type { IdentityRecords, RecordName } from '#server/identity/identityRecords.ts'
import type { ShopStorage } from '../ShopStorage.ts'
import { StorageError } from '../StorageError.ts'

type Data = Omit<ShopStorage, 'close'>

interface Copied {
  products: number
  accounts: number
}

/** Records that are read and written at once. */
const batch = 500

/** Stored in the target as long as it is incomplete, so that an interrupted copy can be started again. */
const unfinished = { kind: 'copy', key: 'unfinished' } as const

const everything = { kind: 'all', of: [] } as const

/** Whether a copy into this storage was interrupted: it has a part of the data only. */
export async function isUnfinishedCopy({ identityRecords }: Pick<ShopStorage, 'identityRecords'>): Promise<boolean> {
  return (await identityRecords.get(unfinished.kind, unfinished.key)) !== undefined
}

/**
 * Copies products, users and accounts into a storage that nothing was ever written to, or that an interrupted copy has
 * written to. Nothing may write to either of them meanwhile. Rejects with a `StorageError` if the target is not new.
 */
export async function copyStorage(from: Data, to: Data, now: number): Promise<Copied> {
  if (!(await isUnfinishedCopy(to))) {
    if (!(await isNew(to))) throw new StorageError('The target has products or accounts. Nothing was copied.')
    await to.identityRecords.put(unfinished.kind, unfinished.key, { value: 'true', expiresAt: null }, undefined)
  }
  // Also where there is nothing to remove: a catalogue that was never written to is seeded with demo products.
  await to.catalogue.remove(everything)
  // What an interrupted copy has written may be older: an account deleted since must not come back.
  await removeUsers(to.users)
  await removeRecords(to.identityRecords)
  const products = await copyProducts(from.catalogue, to.catalogue)
  await copyUsers(from.users, to.users)
  const accounts = await copyRecords(from.identityRecords, to.identityRecords, now)
  await to.identityRecords.delete(unfinished.kind, unfinished.key)
  return { products, accounts }
}

async function isNew({ catalogue, users, identityRecords }: Data): Promise<boolean> {
  if ((await catalogue.version()) !== unwritten) return false
  return (await users.list(1)).length === 0 && (await identityRecords.list(1)).length === 0
}

async function copyProducts(from: Catalogue, to: Catalogue): Promise<number> {
  const order = orderSteps(undefined, undefined)
  let skip = 0
  for (;;) {
    const { records } = await from.read({ condition: everything, order, limit: batch, skip })
    skip += records.length
    for (const [flag, group] of byFlag(records)) await to.create(group, flag)
    if (records.length < batch) return skip
  }
}

/** Records as they were sent, grouped by the back-office flag that is returned with them. */
function byFlag(records: readonly RecordFields[]): ReadonlyMap<boolean | undefined, RecordFields[]> {
  const groups = new Map<boolean | undefined, RecordFields[]>()
  for (const answered of records) {
    const { addToBackOffice: flag, ...rest } = answered
    const [key, record] = typeof flag === 'boolean' ? [flag, rest] : [undefined, answered]
    groups.set(key, [...(groups.get(key) ?? []), record])
  }
  return groups
}

async function removeUsers(users: Users): Promise<void> {
  for (;;) {
    const some = await users.list(batch)
    for (const { email } of some) await users.remove(email)
    if (some.length < batch) return
  }
}

/** All but the mark of the unfinished copy. */
async function removeRecords(records: IdentityRecords): Promise<void> {
  for (;;) {
    const some = await records.list(batch)
    for (const { kind, key } of some) if (kind !== unfinished.kind) await records.delete(kind, key)
    if (some.length < batch) return
  }
}

async function copyUsers(from: Users, to: Users): Promise<void> {
  let after: string | undefined
  for (;;) {
    const users = await from.list(batch, after)
    for (const user of users) await to.create(user)
    after = users.at(-1)?.email
    if (users.length < batch) return
  }
}

/** Resolves to the number of accounts among the records. */
async function copyRecords(from: IdentityRecords, to: IdentityRecords, now: number): Promise<number> {
  let accounts = 0
  let after: RecordName | undefined
  for (;;) {
    const records = await from.list(batch, after)
    for (const { kind, key, value, expiresAt } of records) {
      if (expiresAt !== null && expiresAt <= now) continue
      await to.put(kind, key, { value, expiresAt }, undefined)
      if (kind === 'user') accounts += 1
    }
    after = records.at(-1)
    if (records.length < batch) return accounts
  }
}
