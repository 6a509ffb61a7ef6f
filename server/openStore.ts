import { join } from 'node:path'
import { createShopApi, type ShopApi } from './app/shopApi.ts'
import { noTokens } from './app/tokens.ts'
import { catalogueRecords } from './catalogue/catalogue.ts'
import type { ServerSettings } from './settings.ts'
import { seedIfEmpty } from './storage/seedIfEmpty.ts'
import { openPostgres } from './storage/postgres/openPostgres.ts'
import { openSqlite } from './storage/sqlite/openSqlite.ts'

export interface OpenStore {
  api: ShopApi
  close: () => Promise<void>
}

/** Opens the database, puts the demo catalogue into an empty one, and answers the API over it. */
export async function openStore(
  settings: ServerSettings,
  log: (message: string, error?: unknown) => void,
): Promise<OpenStore> {
  const { databaseUrl, dataFolder, keys, allowedOrigins } = settings
  const storage = databaseUrl
    ? await openPostgres({ url: databaseUrl })
    : await openSqlite({ file: join(dataFolder, 'shop.sqlite') })
  await seedIfEmpty(storage.catalogue, catalogueRecords)
  const api = createShopApi({
    catalogue: storage.catalogue,
    users: storage.users,
    tokens: noTokens,
    keys,
    allowedOrigins,
    now: () => new Date(),
    log,
  })
  return { api, close: () => storage.close() }
}
