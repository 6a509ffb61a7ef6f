import type { RecordFields } from '#domain/product/read.ts'

/** One product of a file. */
export interface FileProduct {
  /** Its place in the file, for messages: 'line 14', 'product 3'. */
  place: string
  /** What the file states. A field that is undefined was left empty; one that is absent has no column. */
  fields: RecordFields
}

/** What is wrong with one cell of a file, or with a row of it. */
export interface FileError {
  place: string
  /** Undefined if the error is about the whole row. */
  column?: string
  /** What is wrong, and what to do. */
  message: string
}

export interface FileContent {
  products: readonly FileProduct[]
  errors: readonly FileError[]
  /** The columns, for a check of their names. */
  columns: readonly string[]
}
