import type { Catalogue } from '#server/app/catalogue.ts'
import type { Users } from '#server/app/users.ts'

/** Everything the shop keeps, open for use. */
export interface ShopStorage {
  catalogue: Catalogue
  users: Users
  close: () => Promise<void>
}
