import { readFile } from 'node:fs/promises'
import { projectRoot, sourcesHash, sourcesStamp } from './sourcesHash.ts'

/** What stands in dist/ against the sources of today, and their hash. */
export interface BuildState {
  is: 'current' | 'changed' | 'missing'
  hash: string
}

/** Compares the sources of a project with those its last finished build was made of. */
export async function buildState(root = projectRoot): Promise<BuildState> {
  const stamp = readFile(sourcesStamp(root), 'utf8').catch(() => undefined)
  const [hash, built] = await Promise.all([sourcesHash(root), stamp])
  return { is: built === undefined ? 'missing' : built === hash ? 'current' : 'changed', hash }
}

/** Builds the shop if there is no build, or if its sources are not those of the last one; says which. */
export async function ensureBuilt(): Promise<void> {
  const { is, hash } = await buildState()
  if (is === 'current') return console.log(`Build is current (sources ${hash.slice(0, 8)}).`)
  console.log(is === 'changed' ? 'Sources have changed since the last build: building.' : 'No build yet: building.')
  // Only now: a shop that is built must not wait for the builder to be read.
  const { buildShop } = await import('./buildShop.ts')
  await buildShop()
}
