import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** The project's root folder. */
export const projectRoot = fileURLToPath(new URL('../../', import.meta.url))

/** Where the last finished build left the hash of its sources. */
export const sourcesStamp = `${projectRoot}dist/sources.sha256`

/** Everything a build of the shop is made of. */
const sources = ['src/**/*', 'public/**/*', 'index.html', 'vite.config.ts', 'package-lock.json', 'server/build/*.ts']

/** One hash over the names and contents of all sources, and over the settings that are built in. */
export async function sourcesHash(): Promise<string> {
  const hash = createHash('sha256')
  const files = []
  for await (const entry of glob(sources, { cwd: projectRoot, withFileTypes: true })) {
    if (entry.isFile()) files.push(`${entry.parentPath}/${entry.name}`)
  }
  for (const file of files.sort()) {
    const content = await readFile(file)
    hash.update(`${file.slice(projectRoot.length)}\0${content.length}\0`).update(content)
  }
  const builtIn = Object.keys(process.env).filter((name) => name.startsWith('VITE_'))
  for (const name of builtIn.sort()) hash.update(`${name}=${process.env[name]}\0`)
  return hash.digest('hex')
}
