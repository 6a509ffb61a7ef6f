import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

/** The build's manifest: modules by their path in the project. */
export type Manifest = Readonly<Record<string, Chunk>>

/** Files a page needs on its first load. */
export interface PageFiles {
  /** Each after those it imports. */
  scripts: readonly string[]
  styles: readonly string[]
}

export async function readManifest(clientFolder: string): Promise<Manifest> {
  // Written by the build beside it: its shape is Vite's.
  return JSON.parse(await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Manifest
}

/** Everything the entry and a page's module pull in statically. Throws for a module the build does not have. */
export function filesOf(manifest: Manifest, modules: readonly string[]): PageFiles {
  const chunks = new Set<Chunk>()
  const scripts: string[] = []
  const follow = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The build has no module ${name}`)
    if (chunks.has(chunk)) return
    chunks.add(chunk)
    chunk.imports?.forEach(follow)
    scripts.push(chunk.file)
  }
  modules.forEach(follow)
  return {
    scripts,
    styles: [...new Set([...chunks].flatMap(({ css = [] }) => css))],
  }
}
