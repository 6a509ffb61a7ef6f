import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { takeNoArguments } from '../takeNoArguments.ts'

/** Programs of this folder with their arguments; the sitemap comes before the pictures, which take minutes. */
export const staticSteps = [
  ['buildShop.ts'],
  ['staticSitemap.ts', 'dist/client'],
  ['readyPictures.ts', 'dist/client'],
] as const

/** `npm run build-static`: runs them one after another, until one fails. */
if (import.meta.main) {
  takeNoArguments(
    'Usage: npm run build-static\n\nBuilds the shop, its sitemap and its pictures into dist/client, for a host of files.',
  )
  for (const [program, ...args] of staticSteps) {
    const command = [join(import.meta.dirname, program), ...args]
    const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' })
    if (status !== 0) process.exit(status ?? 1)
  }
}
