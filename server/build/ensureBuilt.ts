import { readFile } from 'node:fs/promises'
import { buildShop } from './buildShop.ts'
import { sourcesHash, sourcesStamp } from './sourcesHash.ts'

/** Builds the shop if there is no build, or if its sources are not those of the last one; says which. */
export async function ensureBuilt(): Promise<void> {
  const [hash, built] = await Promise.all([sourcesHash(), readFile(sourcesStamp, 'utf8').catch(() => undefined)])
  if (built === hash) return console.log(`Build is current (sources ${hash.slice(0, 8)}).`)
  console.log(built ? 'Sources have changed since the last build: building.' : 'No build yet: building.')
  await buildShop()
}
