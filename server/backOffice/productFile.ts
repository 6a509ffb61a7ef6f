import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { isUtf8 } from 'node:buffer'
import type { RecordFields } from '#domain/product/read.ts'
import { csvOf, productsInCsv } from './csvFile.ts'
import type { FileContent } from './fileContent.ts'
import { jsonOf, productsInJson } from './jsonFile.ts'
import { CommandError } from './CommandError.ts'

interface FileFormat {
  write: (records: readonly RecordFields[]) => string
  read: (content: Buffer) => FileContent
}

const formats: Readonly<Record<string, FileFormat>> = {
  '.csv': { write: csvOf, read: productsInCsv },
  '.json': { write: jsonOf, read: productsInJson },
}

/** The format of a file, by its name. Throws a `CommandError` for any other. */
export function formatOf(path: string): FileFormat {
  const format = formats[extname(path).toLowerCase()]
  if (format) return format
  throw new CommandError(`${path} is neither .csv nor .json: give the file one of the two endings.`)
}

/** Reads the products of a file. Throws a `CommandError` where it cannot be read at all. */
export async function readProductFile(path: string): Promise<FileContent> {
  const format = formatOf(path)
  const content = await readFile(path).catch((cause: unknown) => {
    throw new CommandError(`${path} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`)
  })
  if (!isUtf8(content)) {
    throw new CommandError(`${path} is not UTF-8: letters would be lost. Save it as 'CSV UTF-8' in the spreadsheet.`)
  }
  return format.read(content)
}

/** Writes a file atomically. Throws a `CommandError` when it cannot be written. */
export async function writeProductFile(path: string, records: readonly RecordFields[]): Promise<void> {
  const unfinished = `${path}.part`
  try {
    await writeFile(unfinished, formatOf(path).write(records))
    await rename(unfinished, path)
  } catch (cause) {
    await rm(unfinished, { force: true })
    throw new CommandError(`${path} cannot be written: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
}
