import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { pictures } from './drawPictures.ts'
import { projectRoot } from './sourcesHash.ts'

const folder = join(projectRoot, 'public/pictures')

test('the pictures that are kept are the ones the program draws, and no others', async () => {
  const drawn = Array.from(pictures(), ({ url, content }) => [basename(url), content] as const)
  const kept = (await readdir(folder)).map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)
  expect(drawn.length).toBeGreaterThan(200)
  expect(new Map(await Promise.all(kept))).toEqual(new Map(drawn))
})
