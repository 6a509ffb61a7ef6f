import { isDeepStrictEqual } from 'node:util'
import type { Parsed } from '#contract/filter/parseFilter.ts'
import type { CellKind } from './columns.ts'

/** In front of JSON, in a cell of any column. */
const jsonMark = 'json:'

/** Between the values of a list. */
const separator = '|'

/** What makes a spreadsheet run a cell as a formula, and the apostrophe that keeps it from doing so. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠']/

/**
 * One value of a record as a cell: as plain text if that can be read back exactly, otherwise as 'json:' and its JSON. A
 * missing value is an empty cell.
 */
export function encodeCell(kind: CellKind, value: unknown): string {
  if (value === undefined || value === null) return ''
  const plain = plainCell(kind, value)
  if (plain !== undefined) {
    const read = decodeCell(kind, plain)
    if (read.ok && isDeepStrictEqual(read.value, value)) return plain
  }
  return jsonMark + JSON.stringify(value)
}

/** Reads a cell; undefined for an empty one. The message of a failure says what is wrong and what to write. */
export function decodeCell(kind: CellKind, cell: string): Parsed<unknown> {
  if (cell === '') return { ok: true, value: undefined }
  if (cell.startsWith(jsonMark)) return jsonIn(cell.slice(jsonMark.length))
  switch (kind) {
    case 'text':
      return { ok: true, value: withoutGuard(cell) }
    case 'structure':
      return /^[[{]/.test(cell) ? jsonIn(cell) : { ok: true, value: withoutGuard(cell) }
    case 'list':
      return /^[[{]/.test(cell) ? jsonIn(cell) : { ok: true, value: listIn(withoutGuard(cell)) }
    case 'flag':
      return flagIn(cell)
    case 'amount':
      return numberIn(
        cell,
        // Where a point separates thousands, 2.999 would be three rupees.
        (number) => number > 0 && !/\.\d{3}/.test(cell),
        'no amount in rupees. Write digits alone, such as 2999.',
      )
    case 'count':
      return numberIn(
        cell,
        (number) => number >= 0 && Number.isSafeInteger(number),
        'no count. Write a whole number, such as 24.',
      )
    case 'rating':
      return numberIn(
        cell,
        (number) => number >= 0 && number <= 5,
        'no rating. Write a number from 0 to 5, such as 4.6.',
      )
    case 'number':
      return numberIn(cell, () => true, 'no number. Write digits alone, such as 999.')
  }
}

/** A text as a cell that no spreadsheet takes for a formula: with an apostrophe in front where it looks like one. */
export function guarded(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text
}

/** The text of a cell without the apostrophe that `guarded` has put in front; any other one stays. */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell
}

function plainCell(kind: CellKind, value: unknown): string | undefined {
  if (typeof value === 'string') return guarded(value)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (kind === 'list' && isTextList(value)) return guarded(value.join(` ${separator} `))
  return JSON.stringify(value)
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}

function listIn(cell: string): string[] {
  return cell
    .split(separator)
    .map((value) => value.trim())
    .filter(Boolean)
}

function jsonIn(text: string): Parsed<unknown> {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { ok: false, message: `this begins as JSON and is none: ${reason}. Copy the cell from an export again.` }
  }
}

function flagIn(cell: string): Parsed<boolean> {
  const word = cell.trim().toLowerCase()
  if (word === 'true' || word === 'yes') return { ok: true, value: true }
  if (word === 'false' || word === 'no') return { ok: true, value: false }
  return { ok: false, message: `'${shortened(cell)}' is neither true nor false. Write one of the two.` }
}

/** A number, also with Indian or international thousands separators, as a spreadsheet may save it. */
const numeral = /^-?(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d+)?$/

function numberIn(cell: string, isAllowed: (number: number) => boolean, advice: string): Parsed<number> {
  const digits = cell.trim().replace(/^₹\s*/, '')
  const number = Number(digits.replaceAll(',', ''))
  if (numeral.test(digits) && isAllowed(number)) return { ok: true, value: number }
  return { ok: false, message: `'${shortened(cell)}' is ${advice}` }
}

/** A cell as it is quoted in a message. */
function shortened(cell: string): string {
  return cell.length > 40 ? `${cell.slice(0, 40)}…` : cell
}
