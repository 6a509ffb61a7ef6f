import { statSync } from 'node:fs'
import { StorageFailure } from '#server/app/storageFailure.ts'

/**
 * Returns a check that throws once the file has been removed or replaced. SQLite would go on writing into the removed
 * file, and acknowledged writes would be lost.
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
