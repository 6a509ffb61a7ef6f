import { createHash } from 'node:crypto'

interface Style {
  /** A hash of the file, and the number of the style in it: base 36, from 0. */
  hash: string
  filePath: string
}

/**
 * Names of classes and CSS variables for vanilla-extract, the same in every build: three characters for the file instead
 * of seven, which do not compress. 0.2 kB less JavaScript per page (brotli). Throws if two files would share their names.
 */
export function shortClassNames(): (style: Style) => string {
  const fileHashes = new Map<string, string>()
  const filesByName = new Map<string, string>()
  return ({ hash, filePath }) => {
    // The first style of a file has the number 0.
    const fileHash = fileHashes.get(filePath) ?? hash.slice(0, -1)
    fileHashes.set(filePath, fileHash)
    const file = `_${createHash('sha256').update(filePath).digest('base64url').slice(0, 3)}`
    const other = filesByName.get(file) ?? filePath
    if (other !== filePath) throw new Error(`Rename ${filePath}: its class names would be those of ${other}`)
    filesByName.set(file, filePath)
    return file + hash.slice(fileHash.length)
  }
}
