import { statSync } from 'node:fs'
import { StorageFailure } from '#server/app/storageFailure.ts'

/**
 * A check that a file is the one it was when this was called. SQLite goes on writing into a file that has been removed,
 * and what it acknowledges then is lost.
 */
export function presenceOf(file: string): () => void {
  const opened = statSync(file).ino
  return () => {
    if (statSync(file, { throwIfNoEntry: false })?.ino === opened) return
    throw new StorageFailure(
      'unreachable',
      `${file} has been removed or replaced while the shop is running. Put it back, or start the shop again.`,
    )
  }
}
