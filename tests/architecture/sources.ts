import { glob, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project. */
export const project = fileURLToPath(new URL('../../', import.meta.url))

/** A file of the project; `path` is relative to the project, with forward slashes. */
export interface Source {
  path: string
  text: string
}

/** The files a pattern such as 'src/ui/**\/*.tsx' finds, in order of their paths. */
export async function sources(...patterns: string[]): Promise<Source[]> {
  const paths: string[] = []
  for await (const path of glob(patterns, { cwd: project })) paths.push(path.split(sep).join('/'))
  return Promise.all(paths.sort().map(async (path) => ({ path, text: await readFile(join(project, path), 'utf8') })))
}
