/** A record as it is stored: JSON text, with the version it was last written as. */
interface StoredRecord {
  value: string
  /** Different after every write. */
  version: string
  /** When it may be deleted, in milliseconds since 1970; null for never. */
  expiresAt: number | null
}

/** What a record is found by. */
export interface RecordName {
  kind: string
  key: string
}

export interface NamedRecord extends RecordName, StoredRecord {}

/**
 * The storage port of accounts: users, sessions, codes, grants, counters and keys. Every write names the version it
 * replaces, so that two servers over one store never overwrite each other.
 */
export interface IdentityRecords {
  /** Also returns a record that has expired but is not deleted yet. */
  get: (kind: string, key: string) => Promise<StoredRecord | undefined>
  /**
   * Replaces the record with this version; undefined creates a new record. Resolves to false, and writes nothing, when
   * the stored version differs.
   */
  put: (
    kind: string,
    key: string,
    record: Pick<StoredRecord, 'value' | 'expiresAt'>,
    version: string | undefined,
  ) => Promise<boolean>
  delete: (kind: string, key: string) => Promise<void>
  /** Deletes what expired before this time. */
  deleteExpired: (before: number) => Promise<void>
  /** At most `limit` records of every kind in a fixed order: the first ones, or those after a record. */
  list: (limit: number, after?: RecordName) => Promise<readonly NamedRecord[]>
}
