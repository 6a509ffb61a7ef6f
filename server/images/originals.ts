import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { originalEndings } from '#domain/product/pictureAddress.ts'
import { PictureError } from './PictureError.ts'

/** An original, before encoding. */
export interface Original {
  /** Its path or URL, for messages. */
  name: string
  /** A version that changes with the content. */
  identity: string
  /** Rejects with a `PictureError`. */
  read: () => Promise<Buffer>
}

/** Cameras write upper-case extensions. */
const endings = originalEndings.flatMap((ending) => [ending, ending.toUpperCase()])

/** What `stat` says of a path without a file; a name that is too long for the file system is no file's either. */
const missing: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']

/**
 * Looks a name up in the folders, in order. Rejects with a `PictureError`, or, where none of them has it and one could not
 * be read, with the reason.
 */
export async function fileOriginal(folders: readonly string[], name: string, inputBytes: number): Promise<Original> {
  let failure: Error | undefined
  for (const folder of folders) {
    for (const ending of endings) {
      const path = join(folder, `${name}.${ending}`)
      const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
        if (!missing.includes(error.code)) failure ??= error
        return undefined
      })
      if (!found?.isFile()) continue
      if (found.size > inputBytes) throw tooManyBytes(inputBytes)
      return { name: path, identity: `${path}\0${found.mtimeMs}\0${found.size}`, read: () => readFile(path) }
    }
  }
  throw failure ?? new PictureError(404, 'There is no such picture.')
}

/** The error for an original above the size limit. */
export function tooManyBytes(inputBytes: number): PictureError {
  return new PictureError(413, `The file is too large: the shop takes up to ${inputBytes / 1_000_000} MB.`)
}
