import { fieldsOf, type RecordFields } from '#domain/product/read.ts'
import { CommandError } from './CommandError.ts'
import type { FileContent, FileError, FileProduct } from './fileContent.ts'

/** Records as a JSON list, one to a line. */
export function jsonOf(records: readonly RecordFields[]): string {
  return `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`
}

/** Reads a JSON list of records. */
export function productsInJson(content: Buffer): FileContent {
  const errors: FileError[] = []
  const products: FileProduct[] = []
  const columns = new Set<string>()
  for (const [index, value] of listIn(content).entries()) {
    const [place, fields] = [`product ${index + 1}`, fieldsOf(value)]
    if (fields === value) products.push({ place, fields })
    else errors.push({ place, message: 'this is no object. Write {"entityId": …, "name": …}.' })
    for (const field of Object.keys(fields)) columns.add(field)
  }
  return { products, errors, columns: [...columns] }
}

function listIn(content: Buffer): unknown[] {
  let json: unknown
  try {
    json = JSON.parse(content.toString('utf8').replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new CommandError(`This is no JSON: ${error instanceof Error ? error.message : String(error)}.`)
  }
  if (!Array.isArray(json)) throw new CommandError('This is no list of products: the file begins with [.')
  return json
}
