import { DatabaseSync } from 'node:sqlite'

/** Pages that become free with each call of what `limitFiles` answers. */
const morePages = 40

/**
 * Makes every file that is opened from now on full at so many pages, as a disk would be; SQLite keeps such a limit for one
 * connection alone. Answers what makes room.
 */
export function limitFiles(maxPages: number): () => void {
  // oxlint-disable-next-line typescript/unbound-method -- called with the database as `this` below
  const { exec } = DatabaseSync.prototype
  const opened = new Set<DatabaseSync>()
  let limit = maxPages
  const apply = (database: DatabaseSync) => exec.call(database, `pragma max_page_count = ${limit}`)
  DatabaseSync.prototype.exec = function execLimited(this: DatabaseSync, statements) {
    exec.call(this, statements)
    opened.add(this)
    apply(this)
  }
  return () => {
    limit += morePages
    for (const database of opened) if (database.isOpen) apply(database)
  }
}
