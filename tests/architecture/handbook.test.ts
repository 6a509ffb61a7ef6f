import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { project, sources, type Source } from './sources.ts'

const pages = await sources('stories/handbook/**/*.mdx', 'README.md')

test(`the files that ${pages.length} pages of the handbook name exist`, () => {
  expect(pages.flatMap(namedFiles).length).toBeGreaterThan(50)
  expect(pages.flatMap(missingFiles)).toEqual([])
})

test('a file that does not exist is found', () => {
  const planted = { path: 'Lamp.mdx', text: 'The lamp is in `src/ui/Lamp.tsx`, the shop in `src/site/shop.ts`.' }
  expect(missingFiles(planted)).toEqual(['Lamp.mdx: src/ui/Lamp.tsx'])
})

/** Paths in backticks, but for patterns and placeholders. */
function namedFiles({ text }: Source): string[] {
  return [...text.matchAll(/`((?:src|server|demo|mocks|stories|tests|public)\/[\w./-]*)`/g)].map(
    ([, path = '']) => path,
  )
}

function missingFiles(page: Source): string[] {
  return namedFiles(page)
    .filter((path) => !existsSync(join(project, path)))
    .map((path) => `${page.path}: ${path}`)
}
