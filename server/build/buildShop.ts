import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { byteTable } from './byteTable.ts'
import { compressFiles } from './compressFiles.ts'
import { projectRoot } from '../projectRoot.ts'
import { sourcesHash, sourcesStamp } from './sourcesHash.ts'

/**
 * Builds browser files and server entry into dist/, packs the files for the wire and prints what each route costs on a
 * first load. Rejects when a route is over its limit.
 */
export async function buildShop(): Promise<void> {
  const dist = join(projectRoot, 'dist')
  const hash = await sourcesHash()
  await rm(dist, { recursive: true, force: true })
  const shared = { root: projectRoot, logLevel: 'warn', mode: 'production' } as const
  // Vite asks NODE_ENV, and nothing else, which half of React to take: a shell's own must not reach the shoppers.
  const { NODE_ENV } = process.env
  process.env['NODE_ENV'] = 'production'
  await build(shared)
  await build({ ...shared, build: { ssr: true } })
  // Given back, for whoever called may start programs that ask it too.
  if (NODE_ENV === undefined) delete process.env['NODE_ENV']
  else process.env['NODE_ENV'] = NODE_ENV
  await compressFiles(join(dist, 'client'))
  await byteTable(join(dist, 'client'))
  await writeFile(sourcesStamp(), hash)
}

if (import.meta.main) await buildShop()
