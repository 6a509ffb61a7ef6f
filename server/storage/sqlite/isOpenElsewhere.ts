import { DatabaseSync } from 'node:sqlite'
import { isLocked } from './reason.ts'

/** Whether another process, such as the shop, has a database open. Throws what SQLite throws for a damaged file. */
export function isOpenElsewhere(file: string): boolean {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    // An open connection to a database with a write-ahead log holds a shared lock, which excludes this one.
    database.exec('pragma locking_mode = exclusive; begin exclusive; commit')
    return false
  } catch (error) {
    if (isLocked(error)) return true
    throw error
  } finally {
    database.close()
  }
}
