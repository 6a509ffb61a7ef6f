import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A component that cannot be made because one of its files exists. */
export class ExistingFile extends Error {
  constructor(path: string) {
    super(`${path} exists already, so nothing was written. Choose another name, or change that component.`)
  }
}

/** Writes files by path below a folder, all or none: throws an `ExistingFile` if one of them exists. */
export async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  // Before the first is written: its story may exist where the component does not.
  for (const path of Object.keys(files)) if (existsSync(join(folder, path))) throw new ExistingFile(path)
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    // Never over what somebody has written.
    await writeFile(file, text, { flag: 'wx' })
  }
}
