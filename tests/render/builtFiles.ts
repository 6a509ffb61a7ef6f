import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The files of a build by name, but for their packed forms and the stamp of its sources. */
export async function filesOfBuild(dist: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for await (const entry of glob('{client,server}/**/*', { cwd: dist, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && !/\.(br|gz)$/.test(entry.name)) files.set(path.slice(dist.length + 1), await readFile(path))
  }
  return files
}

/**
 * What differs between two builds whose sources differ in one name alone: it is replaced, and so are the hashes in the
 * names of files, which follow from it.
 */
export function differingFiles(
  [one, oneName]: readonly [ReadonlyMap<string, Buffer>, string],
  [other, otherName]: readonly [ReadonlyMap<string, Buffer>, string],
): string[] {
  const [ones, others] = [normalised(one, oneName), normalised(other, otherName)]
  const paths = new Set([...ones.keys(), ...others.keys()])
  return [...paths].filter((path) => ones.get(path) !== others.get(path)).toSorted()
}

/** Contents by name; some names are several files', told apart by their hash alone. */
function normalised(files: ReadonlyMap<string, Buffer>, name: string): Map<string, string> {
  const contents = new Map<string, string[]>()
  for (const [path, bytes] of files) {
    // Latin 1 keeps every byte, of a font too.
    const content = withoutHashes(bytes.toString('latin1')).replaceAll(name, 'Name')
    const key = withoutHashes(path)
    contents.set(key, [...(contents.get(key) ?? []), content].toSorted())
  }
  return new Map([...contents].map(([path, texts]) => [path, texts.join('\n')]))
}

function withoutHashes(text: string): string {
  return text.replaceAll(/-[\w-]{8}(?=\.(?:js|css|woff2)\b)/g, '-hash')
}
