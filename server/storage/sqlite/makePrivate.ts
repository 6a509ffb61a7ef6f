import { chmodSync, closeSync, openSync, statSync } from 'node:fs'

/**
 * Creates a database file that only its user may read and write, if it is missing, and takes the rights of all others to
 * an existing one. SQLite gives the files that it creates beside it the same rights.
 */
export function makePrivate(file: string): void {
  tryTo(() => closeSync(openSync(file, 'ax', 0o600)))
  for (const each of [file, `${file}-wal`, `${file}-shm`]) tryTo(() => chmodSync(each, statSync(each).mode & 0o770))
}

/** Not every file exists, may be changed, or has rights at all; SQLite names what keeps the shop from working. */
function tryTo(change: () => void): void {
  try {
    change()
  } catch {
    // See above.
  }
}
