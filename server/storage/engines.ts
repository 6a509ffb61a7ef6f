import { openPostgres } from './postgres/openPostgres.ts'
import type { ShopStorage } from './ShopStorage.ts'
import type { MigrationOptions } from './sql/migrate.ts'
import { StorageError } from './StorageError.ts'

/** A database engine for the shop's data, besides the embedded one. */
interface Engine {
  /** URL schemes: 'postgres:'. */
  schemes: readonly string[]
  /** An address in DATABASE_URL. */
  example: string
  /** Rejects with a `StorageError` that says what is wrong with the database. */
  open: (options: { url: string } & MigrationOptions) => Promise<ShopStorage>
}

export const engines: readonly Engine[] = [
  { schemes: ['postgres:', 'postgresql:'], example: 'postgres://user:password@host:5432/database', open: openPostgres },
]

/** The engine for a URL; undefined if none has its scheme. */
export function engineOf(url: string): Engine | undefined {
  const scheme = URL.parse(url)?.protocol
  return engines.find(({ schemes }) => schemes.some((known) => known === scheme))
}

/** Opens the database of an address. Rejects with a `StorageError`. */
export async function openDatabase(url: string, options?: MigrationOptions): Promise<ShopStorage> {
  const engine = engineOf(url)
  if (!engine) throw new StorageError('No engine opens the address of the database.')
  return engine.open({ url, ...options })
}
