import type { Catalogue } from '#server/app/catalogue.ts'
import type { Users } from '#server/app/users.ts'
import type { IdentityRecords } from '#server/identity/identityRecords.ts'

/** The opened storage of the shop: products, users and the records of accounts. */
export interface ShopStorage {
  catalogue: Catalogue
  users: Users
  identityRecords: IdentityRecords
  /** Throws a `StorageFailure` while writes are refused because the data is not where it was opened. */
  checkPresence?: () => void
  /**
   * Overwrites in the files what was deleted; absent where the database does so by itself. Others may read meanwhile. What
   * they still read is overwritten by a later call, or when the storage is closed.
   */
  eraseDeleted?: () => Promise<void>
  close: () => Promise<void>
}
