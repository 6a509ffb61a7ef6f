import type { IdentityRecords, NamedRecord, RecordName } from '#server/identity/identityRecords.ts'
import { compareText } from './memory/compareText.ts'

/** In-memory records of accounts, for stories and tests. */
export function memoryIdentityRecords(): IdentityRecords {
  const records = new Map<string, NamedRecord>()
  const nameOf = (kind: string, key: string) => JSON.stringify([kind, key])
  return {
    get: (kind, key) => Promise.resolve(records.get(nameOf(kind, key))),
    put(kind, key, { value, expiresAt }, version) {
      const name = nameOf(kind, key)
      if (records.get(name)?.version !== version) return Promise.resolve(false)
      records.set(name, { kind, key, value, expiresAt, version: crypto.randomUUID() })
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
    list(limit, after) {
      const later = [...records.values()].filter((record) => !after || compareNames(record, after) > 0)
      return Promise.resolve(later.sort(compareNames).slice(0, limit))
    },
  }
}

function compareNames(one: RecordName, other: RecordName): number {
  return compareText(one.kind, other.kind) || compareText(one.key, other.key)
}
