import { mkdir, readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'
import { placeFonts } from './packagedChromium.ts'

test('a browser that was moved with its project is told where its fonts are now', async () => {
  const { path, remove } = await temporaryFolder()
  onTestFinished(remove)
  const [before, after] = [join(path, 'before'), join(path, 'after')]
  await mkdir(before)
  await placeFonts(before)
  await rename(before, after)
  await placeFonts(after)
  const config = await readFile(join(after, 'fonts.conf'), 'utf8')
  expect(config).toContain(`<dir>${join(after, 'fonts')}</dir>`)
  expect(config).not.toContain(before)
  expect(await readdir(after)).toEqual(['fonts.conf'])
})
