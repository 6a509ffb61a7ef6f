import { glob, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { projectRoot } from '#server/projectRoot.ts'

/** A file of the project; `path` is relative to the project, with forward slashes. */
export interface Source {
  path: string
  text: string
}

/** The files a pattern such as 'src/ui/**\/*.tsx' finds, in order of their paths. */
export async function sources(...patterns: string[]): Promise<Source[]> {
  const paths: string[] = []
  for await (const path of glob(patterns, { cwd: projectRoot })) paths.push(path.split(sep).join('/'))
  return Promise.all(
    paths.sort().map(async (path) => ({ path, text: await readFile(join(projectRoot, path), 'utf8') })),
  )
}
