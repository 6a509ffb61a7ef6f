import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { projectRoot } from '#server/projectRoot.ts'

interface Line {
  name: string
  licence: string
  reason: string
}

const page = await readFile(join(projectRoot, 'stories/handbook/Dependencies.mdx'), 'utf8')
const { dependencies, devDependencies, optionalDependencies } = packageJson
const names = [dependencies, devDependencies, optionalDependencies].flatMap((each) => Object.keys(each))

function linesOf(text: string): Line[] {
  return [...text.matchAll(/^\| `(\S+)` +\| (.*?) +\| (.*?) *\|$/gm)].map(
    ([, name = '', licence = '', reason = '']) => ({ name, licence, reason }),
  )
}

/** The differences between a page and the names in a package.json. */
function disagreements(lines: readonly Line[], wanted: readonly string[]): string[] {
  const listed = lines.map(({ name }) => name)
  return [
    ...wanted.filter((name) => !listed.includes(name)).map((name) => `${name} has no line`),
    ...listed.filter((name) => !wanted.includes(name)).map((name) => `${name} is no dependency`),
    ...listed.filter((name, at) => listed.indexOf(name) !== at).map((name) => `${name} has two lines`),
    ...lines.filter(({ reason }) => reason.length < 5).map(({ name }) => `${name} has no reason`),
  ]
}

/** The licence a package states; undefined where it is not installed, as some optional ones are not. */
async function statedLicence(name: string): Promise<string | undefined> {
  const file = join(projectRoot, 'node_modules', name, 'package.json')
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  return String((JSON.parse(text) as { license?: unknown }).license) // a package's own file
}

test(`each of ${names.length} dependencies has its reason in the handbook`, () => {
  expect(disagreements(linesOf(page), names)).toEqual([])
  expect(names.length).toBeGreaterThan(50)
})

test('the licences are those that the packages state', async () => {
  const wrong: string[] = []
  let compared = 0
  for (const { name, licence } of linesOf(page)) {
    const stated = await statedLicence(name)
    if (stated === undefined && name in optionalDependencies) continue
    compared += 1
    if (stated !== licence) wrong.push(`${name}: ${stated}`)
  }
  expect(wrong).toEqual([])
  expect(compared).toBeGreaterThanOrEqual(names.length - Object.keys(optionalDependencies).length)
})

test('every version is pinned', () => {
  const versions = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
  // Types of Node follow the version of Node, not their own.
  expect(versions.filter(([name, version]) => !/^\d+\.\d+\.\d+$/.test(version) && name !== '@types/node')).toEqual([])
})

test('a difference between the page and package.json is found', () => {
  const planted = linesOf('| `one` | MIT | a reason |\n| `two` | MIT | - |\n| `gone` | MIT | a reason |\n')
  expect(disagreements(planted, ['one', 'two', 'three'])).toEqual([
    'three has no line',
    'gone is no dependency',
    'two has no reason',
  ])
})
