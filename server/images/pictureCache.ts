import { randomUUID } from 'node:crypto'
import { unlinkSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { CacheLimits } from './limits.ts'

/** Pictures that were made, on disk; only their names and sizes are held in memory. */
export interface PictureCache {
  has: (file: string) => boolean
  /** Undefined for what is not there, or not any more. */
  read: (file: string) => Promise<Buffer | undefined>
  /** Whole or not at all, also when the machine stops in the middle. Rejects when the disk is full. */
  write: (file: string, content: Buffer) => Promise<void>
  /** How many pictures there are, and their bytes. */
  size: () => { number: number; bytes: number }
  close: () => void
}

const hour = 60 * 60 * 1000
const unfinished = '.part'

/** Opens the folder with what an earlier run left there; what was half written, or is over a limit, is deleted. */
export async function openPictureCache(folder: string, limits: CacheLimits): Promise<PictureCache> {
  await mkdir(folder, { recursive: true })
  const index = new LRUCache<string, number>({
    max: limits.number,
    maxSize: limits.bytes,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    ttl: limits.ageMs,
    perf: Date,
    dispose: (_bytes, file, reason) => {
      if (reason !== 'set') removeNow(join(folder, file))
    },
  })
  for (const { file, bytes, at } of await leftIn(folder)) {
    index.set(file, bytes, { start: at })
    // Heavier than all the room there is: never taken in, so never disposed of.
    if (!index.has(file)) removeNow(join(folder, file))
  }
  const cleaning = setInterval(() => index.purgeStale(), hour)
  cleaning.unref()

  return {
    has: (file) => index.has(file),
    async read(file) {
      if (index.get(file) === undefined) return undefined
      const content = await readFile(join(folder, file)).catch(() => undefined)
      if (!content) index.delete(file)
      return content
    },
    async write(file, content) {
      if (content.length > limits.bytes) return
      const part = join(folder, `${randomUUID()}${unfinished}`)
      try {
        await writeFile(part, content)
        await rename(part, join(folder, file))
      } catch (error) {
        await unlink(part).catch(() => undefined)
        throw error
      }
      index.set(file, content.length)
    },
    size: () => ({ number: index.size, bytes: index.calculatedSize }),
    close: () => clearInterval(cleaning),
  }
}

/** The finished pictures of a folder, the oldest first. */
async function leftIn(folder: string): Promise<{ file: string; bytes: number; at: number }[]> {
  const left = []
  for (const file of await readdir(folder)) {
    const path = join(folder, file)
    if (file.endsWith(unfinished)) {
      removeNow(path)
      continue
    }
    const found = await stat(path).catch(() => undefined)
    if (found?.isFile()) left.push({ file, bytes: found.size, at: found.mtimeMs })
  }
  return left.sort((one, other) => one.at - other.at)
}

/** At once, so that a picture made again under the same name is not the one that goes. */
function removeNow(path: string): void {
  try {
    unlinkSync(path)
  } catch {
    // Somebody else has removed it.
  }
}
