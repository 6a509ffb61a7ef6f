import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { routes } from '#site/routes.ts'
import { filesOf, readManifest } from '../render/manifest.ts'

/** Maximum kilobytes of JavaScript in a first load, compressed with brotli, which every supported browser accepts. */
const limit = 130

/** The modules of the pages in the route table, by page name. */
export const pages = Object.fromEntries(
  Object.values(routes).map(({ page }) => [page.slice(0, page.indexOf('/')), `src/pages/${page}.tsx`]),
)

/** Prints the compressed size of each page's first load; rejects when one is over the limit. */
export async function byteTable(clientFolder: string): Promise<void> {
  const manifest = await readManifest(clientFolder)
  const sizeOf = async (files: readonly string[], packing: 'br' | 'gz') => {
    const sizes = await Promise.all(
      files.map(async (file) => (await stat(join(clientFolder, `${file}.${packing}`))).size),
    )
    return sizes.reduce((sum, size) => sum + size, 0) / 1000
  }
  console.log('First load, kB      JS gzip  JS brotli  CSS brotli  files')
  const over: string[] = []
  for (const [page, module] of Object.entries(pages)) {
    const { scripts, styles } = filesOf(manifest, ['index.html', module])
    const [zipped, script, style] = await Promise.all([
      sizeOf(scripts, 'gz'),
      sizeOf(scripts, 'br'),
      sizeOf(styles, 'br'),
    ])
    const figures = [zipped.toFixed(1).padStart(12), script.toFixed(1).padStart(11), style.toFixed(1).padStart(12)]
    console.log(`${page.padEnd(15)}${figures.join('')}${String(scripts.length + styles.length).padStart(7)}`)
    if (script > limit) over.push(`${page} (${script.toFixed(1)} kB)`)
  }
  if (over.length > 0)
    throw new Error(`Over the limit of ${limit} kB of JavaScript on a first load: ${over.join(', ')}`)
}
