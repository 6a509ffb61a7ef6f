import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { filterFields } from '#contract/filter/fields.ts'
import { productColumns, type ColumnKind } from '#domain/product/columns.ts'
import { projectRoot } from '#server/projectRoot.ts'
import { sources } from './sources.ts'

const [readme, settings, filterLanguage] = await Promise.all(
  ['README.md', 'server/settings.ts', 'stories/handbook/FilterLanguage.mdx'].map((path) =>
    readFile(join(projectRoot, path), 'utf8'),
  ),
)
const pages = [...(await sources('stories/**/*.mdx')), ...(await sources('README.md'))]

describe('commands', () => {
  const scripts = Object.keys(packageJson.scripts)

  test(`the README names each of ${scripts.length} scripts of package.json`, () => {
    expect(scripts.filter((name) => !commandsIn(readme).includes(name))).toEqual([])
  })

  test('every script that a page names is in package.json', () => {
    const named = pages.flatMap(({ text }) => commandsIn(text))
    expect(named.length).toBeGreaterThan(scripts.length)
    expect(named.filter((name) => !scripts.includes(name))).toEqual([])
    expect(commandsIn('Run `npm run polish` and npm test.')).toEqual(['polish', 'test'])
  })
})

test('the README has a line for every variable that the server reads, and for no other', () => {
  const read = [...(settings ?? '').matchAll(/env(?:\[|, )'([A-Z_]+)'/g)].map(([, name]) => name)
  const lines = (readme ?? '').split('\n').filter((line) => /^\| `[A-Z_]+`/.test(line))
  const documented = lines.flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)])
  expect(read.length).toBeGreaterThan(15)
  // The tests alone read the last one.
  expect(new Set(documented.map(([, name]) => name))).toEqual(new Set([...read, 'CHROME_PATH']))
})

/** What the page calls each kind of field. */
const kinds: readonly [begin: string, kind: ColumnKind][] = [
  ['Words', 'word'],
  ['Texts', 'text'],
  ['Slugs', 'slug'],
  ['Numbers', 'number'],
  ['Flags', 'flag'],
  ['Lists', 'list'],
]

test.each(kinds)('the page on filters lists the fields of the kind %s', (begin, kind) => {
  const [, listed = ''] =
    new RegExp(String.raw`^- \*\*${begin}\*\*([\s\S]*?)(?=^- \*\*|\n\n)`, 'm').exec(filterLanguage ?? '') ?? []
  const names = new Set([...listed.matchAll(/`([a-z_][\w.]*)`/gi)].map(([, name]) => name ?? ''))
  const known = Object.entries(filterFields).filter(([, field]) => field.kind === kind)
  expect(known.length).toBeGreaterThan(0)
  expect(known.map(([name]) => name).filter((name) => !names.has(name))).toEqual([])
  const others = Object.entries(productColumns).filter(([, column]) => column.kind !== kind)
  expect(others.map(([name]) => name).filter((name) => names.has(name))).toEqual([])
})

/** The scripts that a text names: `npm run build`, `npm start`. */
function commandsIn(text = ''): string[] {
  return [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(([, name, short]) => name ?? short ?? '')
}
