import { existsSync, renameSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { previousFolder } from '../render/previousFolder.ts'

/**
 * Moves a finished build, the folder `next`, to `dist`, in place of the one there. The `client/assets` of that one are kept
 * in `dist/previous/assets`, for pages that are open and for a server that was started with it; what it had kept itself is
 * removed.
 */
export async function replaceBuild(next: string, dist: string): Promise<void> {
  const assets = join(dist, 'client/assets')
  if (existsSync(assets)) await cp(assets, join(next, previousFolder, 'assets'), { recursive: true })
  const replaced = 'replaced'
  if (existsSync(dist)) await move(dist, join(next, replaced))
  await move(next, dist)
  await rm(join(dist, replaced), { recursive: true, force: true })
}

/** Moves a folder. Synchronously where it can, so that between two moves a running server misses nothing. */
async function move(from: string, to: string): Promise<void> {
  try {
    renameSync(from, to)
  } catch (error) {
    // Another file system, or a folder of an image's earlier layer, which a container cannot rename.
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error
    await cp(from, to, { recursive: true })
    await rm(from, { recursive: true })
  }
}
