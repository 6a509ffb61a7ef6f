import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sharedCounts } from './app/sharedCounts.ts'
import { createShopApi, type ShopApi } from './app/shopApi.ts'
import { StorageFailure } from './app/storageFailure.ts'
import { deleteExpired } from './deleteExpired.ts'
import { openIdentityService } from './openIdentityService.ts'
import type { ServerSettings } from './settings.ts'
import { seedRecords } from './demo.ts'
import { isUnfinishedCopy } from './storage/copy/copyStorage.ts'
import { seedNewCatalogue } from './storage/seedNewCatalogue.ts'
import { StorageError } from './storage/StorageError.ts'
import { openDatabase } from './storage/engines.ts'
import { openSqlite } from './storage/sqlite/openSqlite.ts'

export interface OpenStore {
  api: ShopApi
  /** Version of the catalogue, which changes with every write. */
  version: () => Promise<string>
  /** Reads something small; rejects while the database does not answer, or refuses writes because its file is gone. */
  checkReady: () => Promise<unknown>
  close: () => Promise<void>
}

/** Opens the database, seeds a new one, and creates the API over it. */
export async function openStore(
  settings: ServerSettings,
  log: (message: string, error?: unknown) => void,
): Promise<OpenStore> {
  const { databaseUrl, dataFolder, keys, allowedOrigins } = settings
  const file = join(dataFolder, 'shop.sqlite')
  const isFileNew = !existsSync(file)
  const onRebuild = () =>
    log('The database is of an older version: its index is rebuilt, for many products in minutes.')
  const storage = databaseUrl ? await openDatabase(databaseUrl, { onRebuild }) : await openSqlite({ file, onRebuild })
  try {
    if (await isUnfinishedCopy(storage)) {
      throw new StorageError('A copy into this database was interrupted. Run npm run copy-database again.')
    }
    const seeded = await seedNewCatalogue(storage.catalogue, seedRecords)
    // The products of a copy may still be in the file beside the one that was copied.
    if (seeded > 0 && !databaseUrl && !isFileNew) {
      log(`${file} was empty, and now has the demo products. If it is a copy, its shop.sqlite-wal is missing.`)
    }
  } catch (error) {
    await storage.close().catch(() => undefined)
    if (!(error instanceof StorageFailure)) throw error
    throw new StorageError(`The shop cannot be filled with its first products: ${error.message}`, { cause: error })
  }
  const identity = openIdentityService(settings, storage, log)
  const endDeleting = deleteExpired(storage.identityRecords, log)
  const api = createShopApi({
    catalogue: storage.catalogue,
    users: storage.users,
    tokens: identity.tokens,
    identity: identity.service,
    keys,
    allowedOrigins,
    counts: sharedCounts(storage.identityRecords, () => new Date()),
    now: () => new Date(),
    log,
  })
  // At once: a mail server that does not answer must not keep the database from being closed.
  const close = async () => {
    endDeleting()
    await Promise.all([storage.close(), identity.close()])
  }
  const { version } = storage.catalogue
  const checkReady = async () => {
    storage.checkPresence?.()
    return version()
  }
  return { api, version, checkReady, close }
}
