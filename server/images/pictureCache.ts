import { randomUUID } from 'node:crypto'
import { unlinkSync } from 'node:fs'
import { readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { fieldsOf } from '#domain/product/read.ts'
import { makeFolder } from '../makeFolder.ts'
import type { CacheLimits } from './limits.ts'

/** Encoded pictures on disk; only their names and sizes are held in memory. */
export interface PictureCache {
  has: (file: string) => boolean
  /** Undefined when missing or evicted. */
  read: (file: string) => Promise<Buffer | undefined>
  /** Atomic, also across a crash. Rejects when the disk is full. */
  write: (file: string, content: Buffer) => Promise<void>
  /** Number of pictures and total bytes. */
  size: () => { number: number; bytes: number }
  close: () => void
}

const hour = 60 * 60 * 1000
const unfinished = '.part'
/** A younger partial file may be one that another process is writing now, as the former one does during a restart. */
const abandonedMs = hour

/** Opens the folder with the pictures of earlier runs; abandoned partial files and what exceeds a limit are deleted. */
export async function openPictureCache(folder: string, limits: CacheLimits): Promise<PictureCache> {
  try {
    makeFolder(folder)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`Pictures cannot be kept in ${folder}: ${reason}`, { cause: error })
  }
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
    // Larger than the whole cache: never stored.
    if (!index.has(file)) removeNow(join(folder, file))
  }
  const cleaning = setInterval(() => index.purgeStale(), hour)
  cleaning.unref()

  return {
    has: (file) => index.has(file),
    async read(file) {
      if (index.get(file) === undefined) return undefined
      const content = await readFile(join(folder, file)).catch(() => undefined)
      // Another length: it was damaged.
      if (content && content.length === index.peek(file)) return content
      index.delete(file)
      return undefined
    },
    async write(file, content) {
      if (content.length > limits.bytes) return
      const part = join(folder, `${randomUUID()}${unfinished}`)
      try {
        // Flushed: after a power cut the name could otherwise lead to an empty file.
        await writeFile(part, content, { flush: true }).catch(async (error: unknown) => {
          // The folder may be deleted at any time.
          if (fieldsOf(error)['code'] !== 'ENOENT') throw error
          makeFolder(folder)
          await writeFile(part, content, { flush: true })
        })
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

/** The complete pictures of a folder, oldest first. */
async function leftIn(folder: string): Promise<{ file: string; bytes: number; at: number }[]> {
  const left = []
  for (const file of await readdir(folder)) {
    const path = join(folder, file)
    const found = await stat(path).catch(() => undefined)
    if (!found?.isFile()) continue
    const isFinished = !file.endsWith(unfinished)
    if (isFinished && found.size > 0) left.push({ file, bytes: found.size, at: found.mtimeMs })
    else if (isFinished || Date.now() - found.mtimeMs > abandonedMs) removeNow(path)
  }
  return left.sort((one, other) => one.at - other.at)
}

/** Removed from the index before awaiting, so that a picture written again under the same name is not deleted. */
function removeNow(path: string): void {
  try {
    unlinkSync(path)
  } catch {
    // Already deleted by another process.
  }
}
