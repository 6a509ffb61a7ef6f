import type { IdentityRecords, StoredRecord } from '#server/identity/identityRecords.ts'

/** In-memory records of accounts, for stories and tests. */
export function memoryIdentityRecords(): IdentityRecords {
  const records = new Map<string, StoredRecord>()
  const nameOf = (kind: string, key: string) => JSON.stringify([kind, key])
  return {
    get: (kind, key) => Promise.resolve(records.get(nameOf(kind, key))),
    put(kind, key, { value, expiresAt }, version) {
      const name = nameOf(kind, key)
      if (records.get(name)?.version !== version) return Promise.resolve(false)
      records.set(name, { value, expiresAt, version: crypto.randomUUID() })
      return Promise.resolve(true)
    },
    delete(kind, key) {
      records.delete(nameOf(kind, key))
      return Promise.resolve()
    },
    deleteExpired(before) {
      for (const [name, { expiresAt }] of records) {
        if (expiresAt !== null && expiresAt < before) records.delete(name)
      }
      return Promise.resolve()
    },
  }
}
