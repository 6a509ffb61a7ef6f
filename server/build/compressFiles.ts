import { glob, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes `.br` and `.gz` beside every text file of a folder, so that no shopper waits for compression. */
export async function compressFiles(folder: string): Promise<void> {
  for await (const file of glob('**/*.{js,css,svg,html,json,webmanifest}', { cwd: folder })) {
    const path = `${folder}/${file}`
    const content = await readFile(path)
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    const [small, zipped] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })])
    await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, zipped)])
  }
}
