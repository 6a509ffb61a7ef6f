import { textOf, type RecordFields } from '#domain/product/read.ts'
import { encodeCell } from './cell.ts'
import { cellKindOf } from './columns.ts'
import { keyOf } from '#domain/product/normaliseProduct.ts'
import type { FileError } from './fileContent.ts'
import type { ImportPlan } from './planImport.ts'

const maxErrors = 50

/** Every error or warning of a file on a line of its own, in the order of the file. */
export function errorLines(file: string, errors: readonly FileError[]): string[] {
  const lines = errors
    .slice(0, maxErrors)
    .map(({ place, column, message }) => `${file}, ${place}${column === undefined ? '' : `, ${column}`}: ${message}`)
  const more = errors.length - lines.length
  return more > 0 ? [...lines, `… and ${more} more.`] : lines
}

/** What an import does, in one sentence. */
export function summaryOf({ create, update, unchanged }: ImportPlan, remove: readonly string[]): string {
  return `${create.length} to create, ${update.length} to change, ${unchanged} to leave as they are, ${remove.length} to remove.`
}

/** What an import would do, a line for each product and each field. */
export function planLines({ create, update }: ImportPlan, remove: readonly string[]): string[] {
  return [
    ...create.map((record) => `create ${keyOf(record)}  ${textOf(record['name'])}`.trimEnd()),
    ...update.flatMap(({ key, before, patch }) =>
      Object.keys(patch).map((field) => `change ${key}  ${field}: ${cellOf(before, field)} → ${cellOf(patch, field)}`),
    ),
    ...remove.map((key) => `remove ${key}`),
  ]
}

function cellOf(record: RecordFields, field: string): string {
  const value = Object.hasOwn(record, field) ? record[field] : undefined
  const cell = encodeCell(cellKindOf(field), value).replaceAll(/\s+/g, ' ')
  if (cell === '') return '(empty)'
  return cell.length > 60 ? `${cell.slice(0, 60)}…` : cell
}
