import type { StorageFailure } from '#server/app/storageFailure.ts'
import type { ShopStorage } from './ShopStorage.ts'

type FailureOf = (error: unknown) => StorageFailure | undefined

/** The same storage, rejecting with a `StorageFailure` when the database itself is the cause. */
export function nameFailures(storage: ShopStorage, failureOf: FailureOf): ShopStorage {
  const named = <Port extends object>(port: Port): Port => {
    const methods = Object.entries(port).map(([name, method]: [string, (...args: unknown[]) => Promise<unknown>]) => {
      const call = async (...args: unknown[]) => {
        try {
          return await method(...args)
        } catch (error) {
          throw failureOf(error) ?? error
        }
      }
      return [name, call] as const
    })
    return Object.fromEntries(methods) as Port // each method under its own name
  }
  return {
    ...storage,
    catalogue: named(storage.catalogue),
    users: named(storage.users),
    identityRecords: named(storage.identityRecords),
  }
}
