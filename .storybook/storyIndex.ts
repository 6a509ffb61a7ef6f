import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Indexer, IndexInput } from 'storybook/internal/types'
import packageJson from '../package.json' with { type: 'json' }

/**
 * An indexer that keeps its results in this folder and parses a file again when its text or Storybook's version has
 * changed: parsing all files takes half of Storybook's start.
 */
export const cachedIndexer =
  (folder: string) =>
  (indexer: Indexer): Indexer => ({
    ...indexer,
    async createIndex(fileName, options) {
      const text = await readFile(fileName, 'utf8')
      const key = [packageJson.devDependencies.storybook, fileName, options.makeTitle(), text].join('\n')
      const file = join(folder, `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.json`)
      const known = await readFile(file, 'utf8')
        // Written below.
        .then((json) => JSON.parse(json) as IndexInput[])
        // Not there yet, or only half written.
        .catch(() => undefined)
      if (known) return known
      const inputs = await indexer.createIndex(fileName, options)
      await mkdir(folder, { recursive: true })
      await writeFile(file, JSON.stringify(inputs))
      return inputs
    },
  })
