import { CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import type { RecordFields } from '#domain/product/read.ts'
import { decodeCell, encodeCell, guarded, withoutGuard } from './cell.ts'
import { cellKindOf, knownFields } from './columns.ts'
import { CommandError } from './CommandError.ts'
import type { FileContent, FileError, FileProduct } from './fileContent.ts'

/** Records as CSV (RFC 4180), with a byte order mark by which spreadsheets recognise UTF-8. */
export function csvOf(records: readonly RecordFields[]): string {
  const used = new Set(records.flatMap((record) => Object.keys(record)))
  const known = knownFields.filter((field) => used.delete(field))
  // A field without a name cannot be a column.
  const columns = [...known, ...used].filter(Boolean)
  const rows = records.map((record) =>
    columns.map((field) => encodeCell(cellKindOf(field), Object.hasOwn(record, field) ? record[field] : undefined)),
  )
  return stringify([columns.map(guarded), ...rows], {
    bom: true,
    record_delimiter: 'windows',
    // A cell with either line break is quoted, not only one with both.
    quoted_match: /[\r\n]/,
  })
}

/** A row as the parser returns it with the option `raw`. */
interface ParsedRow {
  record: string[]
  /** Its text with the line break behind it. */
  raw: string
}

/** Reads CSV with a header. Every cell that cannot be read is an error, and so is a row of another length. */
export function productsInCsv(content: Buffer): FileContent {
  const [header, ...rows] = rowsOf(content)
  const columns = (header?.record ?? []).map(columnIn)
  refuseHeader(columns)
  const errors: FileError[] = []
  const products: FileProduct[] = []
  let line = 1 + lineBreaksIn(header?.raw)
  for (const [index, { record, raw }] of rows.entries()) {
    const place = placeOf(line, index + 2)
    line += lineBreaksIn(raw)
    if (record.every((cell) => cell === '')) continue
    if (record.length === columns.length) products.push({ place, fields: fieldsIn(record, place) })
    else errors.push({ place, message: lengthAdvice(record.length, columns.length) })
  }
  return { products, errors, columns: columns.filter(Boolean) }

  function fieldsIn(record: readonly string[], place: string): RecordFields {
    return Object.fromEntries(
      columns.flatMap((column, index): [string, unknown][] => {
        const cell = record[index] ?? ''
        if (column === '') {
          if (cell !== '') errors.push({ place, message: `column ${index + 1} has no name. Name it, or delete it.` })
          return []
        }
        const read = decodeCell(cellKindOf(column), cell)
        if (!read.ok) errors.push({ place, column, message: read.message })
        return read.ok ? [[column, read.value]] : []
      }),
    )
  }
}

function rowsOf(content: Buffer): ParsedRow[] {
  refuseFirstLine(
    content
      .toString('utf8', 0, 4096)
      .replace(/^\uFEFF/, '')
      .split(/[\r\n]/, 1)[0] ?? '',
  )
  try {
    const options = { bom: true, raw: true, relax_column_count: true, record_delimiter: ['\r\n', '\n', '\r'] }
    // The parser's type does not know what `raw` changes.
    return parse(content, options) as unknown as ParsedRow[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new CommandError(
      `This is no CSV: ${error.message}. A quotation mark inside a cell is written twice; a spreadsheet does it by itself.`,
      { cause: error },
    )
  }
}

/** The name of a column; blanks around a known name are ignored. */
function columnIn(cell: string): string {
  const name = withoutGuard(cell)
  return knownFields.includes(name.trim()) ? name.trim() : name
}

/** Runs before parsing, which with other separators would only report misplaced quotation marks. */
function refuseFirstLine(line: string): void {
  if (/^"?sep=/i.test(line)) throw new CommandError("The first line, 'sep=', is for one spreadsheet alone. Delete it.")
  // A comma inside a cell separates nothing; nor does one between the names that semicolons have separated.
  const unquoted = line.replaceAll(/"[^"]*"?/g, '')
  const isKnown = (cell: string) => knownFields.includes(cell.trim())
  const names = unquoted.split(/[;\t]/)
  if (names.length > 1 && (!unquoted.includes(',') || names.filter(isKnown).length > 1)) {
    throw new CommandError('The columns are separated by semicolons or tabs. Save the file with commas between them.')
  }
}

function refuseHeader(columns: readonly string[]): void {
  const twice = columns.find((column, index) => column !== '' && columns.indexOf(column) !== index)
  if (twice !== undefined) throw new CommandError(`Two columns are named '${twice}'. Delete one of them.`)
}

function lineBreaksIn(text = ''): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0
}

/** Lines as a text editor counts them; after a cell of several lines a spreadsheet's row number differs. */
function placeOf(line: number, row: number): string {
  return line === row ? `line ${line}` : `line ${line} (row ${row} of the sheet)`
}

function lengthAdvice(cells: number, columns: number): string {
  const found = `this row has ${cells} cells, and the first line names ${columns} columns.`
  return `${found} Look for a comma or a quotation mark too many or too few.`
}
