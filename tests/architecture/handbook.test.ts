import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sanitize } from 'storybook/internal/csf'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '#server/projectRoot.ts'
import { sources, type Source } from './sources.ts'

const handbook = await sources('stories/**/*.mdx')
const pages = [...handbook, ...(await sources('README.md'))]
const code = await sources('{src,server,demo,mocks,stories,.storybook}/**/*.{ts,tsx}')

test('the workbench has under twelve pages of text', () => {
  expect(handbook.length).toBeGreaterThan(0)
  expect(handbook.map(({ path }) => path).slice(11)).toEqual([])
})

describe('named files', () => {
  test(`the files that ${pages.length} pages of the handbook name exist`, () => {
    expect(pages.flatMap(namedFiles).length).toBeGreaterThan(50)
    expect(pages.flatMap(missingFiles)).toEqual([])
  })

  test('a file that a page of the handbook names and that does not exist is found', () => {
    const planted = { path: 'Lamp.mdx', text: 'The lamp is in `src/ui/Lamp.tsx`, the shop in `src/site/shop.ts`.' }
    expect(missingFiles(planted)).toEqual(['Lamp.mdx: src/ui/Lamp.tsx'])
  })
})

test('links to other pages lead to pages of the workbench', () => {
  const ids = handbook.map(({ text }) => `${sanitize(/<Meta title="([^"]+)"/.exec(text)?.[1] ?? '')}--docs`)
  const linked = handbook.flatMap(({ text }) => [...text.matchAll(/\?path=\/docs\/([\w-]+)/g)].map(([, id = '']) => id))
  expect(linked.length).toBeGreaterThan(10)
  expect(linked.filter((id) => !ids.includes(id))).toEqual([])
})

describe('comments that point to a page and a heading of it', () => {
  const headings = new Set(handbook.flatMap(headingsOf))

  test('comments that point to a page of the handbook and a heading of it point to what is there', () => {
    expect(code.flatMap(({ text }) => links(text)).length).toBeGreaterThan(50)
    expect(code.flatMap(({ path, text }) => broken(text).map((link) => `${path}: ${link}`))).toEqual([])
  })

  test.each([
    ['a page', '/** Never more (handbook, Lamps: oil). */', ['lamps: oil']],
    ['a heading', '// One of five (handbook, Rules: lamps).', ['rules: lamps']],
    [
      'a heading on the next line',
      '/**\n * One of five (handbook,\n * Rules: home\n * lamps).\n */',
      ['rules: home lamps'],
    ],
    ['nothing, where both exist', '/** At most three (handbook, Rules:\n * coupons). */', []],
  ])('a comment that points to a missing page or heading is found: %s', (_, text, found) => {
    expect(broken(text)).toEqual(found)
  })

  function broken(text: string): string[] {
    return links(text).filter((link) => !headings.has(link))
  }
})

/** Paths in backticks, but for patterns and placeholders. */
function namedFiles({ text }: Source): string[] {
  return [...text.matchAll(/`((?:src|server|demo|mocks|stories|tests|public)\/[\w./-]*)`/g)].map(
    ([, path = '']) => path,
  )
}

function missingFiles(page: Source): string[] {
  return namedFiles(page)
    .filter((path) => !existsSync(join(projectRoot, path)))
    .map((path) => `${page.path}: ${path}`)
}

/** A page as comments call it ('rules', 'filter language'), and each of its headings ('rules: coupons'). */
function headingsOf({ path, text }: Source): string[] {
  const name = /(\w+)\.mdx$/.exec(path)?.[1] ?? ''
  const page = name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  return [page, ...[...text.matchAll(/^##+ (.+)$/gm)].map(([, heading = '']) => `${page}: ${heading.toLowerCase()}`)]
}

/** Where the comments of a text point: what stands in brackets after 'handbook, ', across lines. */
function links(text: string): string[] {
  const joined = text.replace(/\n\s*(\*|\/\/)\s*/g, ' ')
  return [...joined.matchAll(/\bhandbook, ([A-Z][\w ]*(?:: [\w' ]+)?)/g)].map(([, link = '']) =>
    link.trim().toLowerCase(),
  )
}
