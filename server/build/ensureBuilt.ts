import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../projectRoot.ts'
import { sourcesHash, stampFile } from './sourcesHash.ts'

/** Whether dist/ was built from the current sources, and their hash. */
export interface BuildState {
  is: 'current' | 'changed' | 'missing'
  hash: string
}

/** Compares the sources of a project with those its last finished build was made of. */
export async function buildState(root = projectRoot): Promise<BuildState> {
  const stamp = readFile(join(root, 'dist', stampFile), 'utf8').catch(() => undefined)
  const [hash, built] = await Promise.all([sourcesHash(root), stamp])
  return { is: built === undefined ? 'missing' : built === hash ? 'current' : 'changed', hash }
}

/** Builds the shop if there is no build, or if its sources are not those of the last one; says which. */
export async function ensureBuilt(): Promise<void> {
  const { is, hash } = await buildState()
  if (is === 'current') return console.log(`Build is current (sources ${hash.slice(0, 8)}).`)
  console.log(is === 'changed' ? 'Sources have changed since the last build: building.' : 'No build yet: building.')
  // In a process of its own: the server would otherwise keep the builder's 400 MB of memory as long as it runs.
  const builder = spawn(process.execPath, [join(import.meta.dirname, 'buildShop.ts')], { stdio: 'inherit' })
  // It would go on for minutes when the start is ended.
  process.once('exit', () => builder.kill())
  const [code] = (await once(builder, 'exit')) as [number | null] // null when ended by a signal
  if (code !== 0) throw new Error('The shop could not be built: the reason is above.')
}
