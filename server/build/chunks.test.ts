import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sharedByFewPages } from './chunks.ts'

test('the pages that share a file of their own are pages of the shop', () => {
  const pages = globSync('src/pages/*/*Page.tsx').map((path) => path.replace(/.*\/|\.tsx$/g, ''))
  expect(pages.length).toBeGreaterThan(10)
  expect(
    Object.values(sharedByFewPages)
      .flat()
      .filter((page) => !pages.includes(page)),
  ).toEqual([])
})
