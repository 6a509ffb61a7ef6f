/** A record as it is stored: JSON text, with the version it was last written as. */
export interface StoredRecord {
  value: string
  /** Different after every write. */
  version: string
  /** When it may be deleted, in milliseconds since 1970; null for never. */
  expiresAt: number | null
}

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
}
