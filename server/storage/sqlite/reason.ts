import { fieldsOf } from '#domain/product/read.ts'

/** Result codes of SQLite that a person can do something about: https://sqlite.org/rescode.html */
const reasons: Readonly<Record<number, string>> = {
  5: 'another program holds it locked.',
  8: 'it, or the folder it is in, cannot be written to.',
  11: 'the file is damaged. Put a copy in its place, or move it away to begin with an empty catalogue.',
  13: 'the disk is full.',
  14: 'it cannot be opened. Is the folder there, and may the shop write in it?',
  26: 'the file is not a SQLite database. Choose another file, or move this one away.',
}

const folderTroubles = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT'])

/** Why a file cannot be used, for the person who starts the shop. */
export function reasonOf(error: unknown): string {
  if (folderTroubles.has(String(fieldsOf(error)['code']))) return 'its folder cannot be made or written to.'
  const code = Number(fieldsOf(error)['errcode'])
  // The low byte is the primary code; what stands above it says more than a person needs.
  return reasons[code & 0xff] ?? (error instanceof Error ? error.message : String(error))
}
