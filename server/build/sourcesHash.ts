import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { projectRoot } from '../projectRoot.ts'

/** File of a finished build that holds the hash of its sources. */
export const stampFile = 'sources.sha256'

/** Everything a build of the shop is made of. */
// package.json names the browsers, and Vite takes build-time settings from the .env files.
const sources = [
  '.env{,.local,.production,.production.local}',
  'src/**/*',
  'public/**/*',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'server/build/*.ts',
]

/** One hash over the names and contents of all sources of a project, and over the settings that are built in. */
export async function sourcesHash(root = projectRoot): Promise<string> {
  const hash = createHash('sha256')
  const files = []
  for await (const entry of glob(sources, { cwd: root, withFileTypes: true })) {
    if (entry.isFile()) files.push(join(entry.parentPath, entry.name))
  }
  for (const file of files.sort()) {
    const content = await readFile(file)
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content)
  }
  const builtIn = Object.keys(process.env).filter((name) => name.startsWith('VITE_'))
  for (const name of builtIn.sort()) hash.update(`${name}=${process.env[name]}\0`)
  return hash.digest('hex')
}
