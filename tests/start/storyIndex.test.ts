import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { cachedIndexer } from '../../.storybook/storyIndex.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

test('a file of stories is parsed again only when its text has changed', async () => {
  const { path: folder, remove } = await temporaryFolder()
  onTestFinished(remove)
  const file = join(folder, 'Button.stories.tsx')
  const kept = join(folder, 'kept')
  const parsed: string[] = []
  const { createIndex } = cachedIndexer(kept)({
    test: /stories/,
    createIndex: (fileName) => {
      parsed.push(fileName)
      return Promise.resolve([{ type: 'story', importPath: fileName, exportName: `Story${parsed.length}` }])
    },
  })
  const options = { makeTitle: () => 'UI/Button' }
  const nameOf = async () => (await createIndex(file, options))[0]?.exportName

  await writeFile(file, 'export const Story1 = {}')
  expect([await nameOf(), await nameOf()]).toEqual(['Story1', 'Story1'])
  await writeFile(file, 'export const Story2 = {}')
  expect([await nameOf(), await nameOf()]).toEqual(['Story2', 'Story2'])

  // As a start that was ended while it wrote leaves it.
  for (const each of await readdir(kept)) await writeFile(join(kept, each), '[{')
  expect(await nameOf()).toBe('Story3')
  expect(parsed).toHaveLength(3)
})
