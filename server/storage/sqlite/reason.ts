import { fieldsOf } from '#domain/product/read.ts'
import { StorageFailure } from '#server/app/storageFailure.ts'

/** Result codes of SQLite with actionable messages: https://sqlite.org/rescode.html */
const reasons: Readonly<Record<number, string>> = {
  5: 'another program holds it locked.',
  8: 'it, or the folder it is in, cannot be written to.',
  10: 'it cannot be read or written to. Is its disk full, or broken?',
  11: 'the file is damaged. Put a copy in its place, or move it away to begin with an empty catalogue.',
  13: 'the disk is full.',
  14: 'it cannot be opened. Is the folder there, and may the shop write in it?',
  26: 'the file is not a SQLite database. Choose another file, or move this one away.',
}

const locked = 5
const diskFull = 13

const folderTroubles = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT'])
const fullDisks = new Set(['ENOSPC', 'EDQUOT'])

/** Why a file cannot be used, for the person who starts the server. */
export function reasonOf(error: unknown): string {
  if (folderTroubles.has(String(fieldsOf(error)['code']))) return 'its folder cannot be made or written to.'
  if (fullDisks.has(String(fieldsOf(error)['code']))) return 'the disk is full.'
  return reasons[resultCode(error)] ?? (error instanceof Error ? error.message : String(error))
}

/** What a failed statement says about the file or its disk; undefined where it is the statement's own fault. */
export function storageFailureOf(error: unknown): StorageFailure | undefined {
  const code = resultCode(error)
  const reason = reasons[code]
  return reason ? new StorageFailure(code === diskFull ? 'full' : 'unreachable', reason, { cause: error }) : undefined
}

/** Whether another program holds the file locked, for a moment or for long. */
export function isLocked(error: unknown): boolean {
  return resultCode(error) === locked
}

/** The low byte is the primary result code; the rest is detail. */
function resultCode(error: unknown): number {
  return Number(fieldsOf(error)['errcode']) & 0xff
}
