import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { byteTable } from './byteTable.ts'
import { compressFiles } from './compressFiles.ts'
import { projectRoot, sourcesHash, sourcesStamp } from './sourcesHash.ts'

/**
 * Builds browser files and server entry into dist/, packs the files for the wire and prints what each route costs on a
 * first load. Rejects when a route is over its limit.
 */
export async function buildShop(): Promise<void> {
  const dist = join(projectRoot, 'dist')
  const hash = await sourcesHash()
  // Vite asks it, and nothing else, which half of React to take: a shell's own must not reach the shoppers.
  process.env['NODE_ENV'] = 'production'
  await rm(dist, { recursive: true, force: true })
  const shared = { root: projectRoot, logLevel: 'warn', mode: 'production' } as const
  await build(shared)
  await build({ ...shared, build: { ssr: true } })
  await compressFiles(join(dist, 'client'))
  await byteTable(join(dist, 'client'))
  await writeFile(sourcesStamp(), hash)
}

if (import.meta.main) await buildShop()
