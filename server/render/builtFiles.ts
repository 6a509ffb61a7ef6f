import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesOf, readManifest, type PageFiles } from './manifest.ts'

/** What the build's folder holds, read once at start. */
export interface BuiltFiles {
  /** index.html without the scripts and styles that Vite wrote into it: the server writes those of each page. */
  template: string
  /** File of the browser's entry. */
  entry: string
  /** Files a page needs on its first load. Throws for a module the build does not have. */
  filesOf: (module: string) => PageFiles
  /** Files of the fonts; undefined where the build has none. */
  headingFont: string | undefined
  textFont: string | undefined
  /** The text of some of its style sheets. */
  stylesOf: (files: readonly string[]) => string
}

const builtTag = /<script type="module"[^>]*><\/script>|<link rel="(?:stylesheet|modulepreload)"[^>]*>/g

/** Reads a folder of `npm run build`; rejects where there is none. */
export async function readBuiltFiles(clientFolder: string): Promise<BuiltFiles> {
  const manifest = await readManifest(clientFolder)
  const index = await readFile(join(clientFolder, 'index.html'), 'utf8')
  const sheets = new Map<string, string>()
  for (const { css = [] } of Object.values(manifest)) {
    for (const file of css) sheets.set(file, await readFile(join(clientFolder, file), 'utf8'))
  }
  const entry = filesOf(manifest, ['index.html']).scripts.at(-1) ?? ''
  const known = new Map<string, PageFiles>()
  return {
    template: index.replaceAll(builtTag, ''),
    entry,
    headingFont: manifest['src/theme/fonts/fraunces.woff2']?.file,
    textFont: manifest['src/theme/fonts/figtree.woff2']?.file,
    filesOf(module) {
      const files = known.get(module) ?? filesOf(manifest, ['index.html', module])
      known.set(module, files)
      return files
    },
    stylesOf: (files) => files.map((file) => sheets.get(file) ?? '').join(''),
  }
}
