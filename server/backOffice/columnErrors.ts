import { isOneTypo } from '#domain/search/oneTypo.ts'
import { knownFields } from './columns.ts'
import type { Existing } from './existing.ts'
import type { FileError } from './fileContent.ts'

/** Columns that neither the shop nor any of its products knows: most are misspelt, and would have no effect. */
export function columnErrors(columns: readonly string[], existing: Existing): FileError[] {
  return columns
    .filter((column) => !knownFields.includes(column) && !existing.hasField(column))
    .map((column) => ({ place: 'line 1', column, message: `the shop knows no such field. ${adviceFor(column)}` }))
}

function adviceFor(column: string): string {
  const letters = column.trim().toLowerCase()
  const meant = knownFields.find((field) => field.toLowerCase() === letters || isOneTypo(letters, field.toLowerCase()))
  return meant ? `Did you mean '${meant}'?` : 'Correct its name, or keep it with --new-columns.'
}
