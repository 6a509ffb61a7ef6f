import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { byteTable } from './byteTable.ts'
import { checkBuildSettings, readBuildEnvironment } from './checkBuildSettings.ts'
import { compressFiles } from './compressFiles.ts'
import { projectRoot } from '../projectRoot.ts'
import { replaceBuild } from './replaceBuild.ts'
import { SettingsError } from '../settings.ts'
import { sourcesHash, stampFile } from './sourcesHash.ts'
import { takeNoArguments } from '../takeNoArguments.ts'

/**
 * Builds browser files and server entry, compresses the files, prints the size of each page's first load and replaces
 * dist/. Rejects, and leaves dist/ as it was, when a page is over the limit, or a variable of the static build is wrong.
 */
export async function buildShop(): Promise<void> {
  checkBuildSettings(readBuildEnvironment())
  // Not in dist/, from which a shop may be served meanwhile.
  const next = join(projectRoot, '.cache/next-build')
  const [client, server] = [join(next, 'client'), join(next, 'server')]
  const hash = await sourcesHash()
  await rm(next, { recursive: true, force: true })
  const shared = { root: projectRoot, logLevel: 'warn', mode: 'production' } as const
  // NODE_ENV alone decides whether Vite bundles React's development build: the shell's value must not reach shoppers.
  const { NODE_ENV } = process.env
  process.env['NODE_ENV'] = 'production'
  await build({ ...shared, build: { outDir: client } })
  await build({ ...shared, build: { outDir: server, ssr: true } })
  // Restored: the caller may start programs that read it too.
  if (NODE_ENV === undefined) delete process.env['NODE_ENV']
  else process.env['NODE_ENV'] = NODE_ENV
  await compressFiles(client)
  await byteTable(client)
  await writeFile(join(next, stampFile), hash)
  await replaceBuild(next, join(projectRoot, 'dist'))
}

if (import.meta.main) {
  takeNoArguments('Usage: npm run build\n\nBuilds browser files and server entry into dist/.')
  try {
    await buildShop()
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
