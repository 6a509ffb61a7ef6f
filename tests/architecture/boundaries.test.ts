import { beforeAll, describe, expect, test } from 'vitest'
import { objectionsTo, type Objection } from './lintProbe.ts'
import { boundaries } from './boundaries.ts'

/**
 * The boundaries are rules in .oxlintrc.json. Every import of the table is planted in a file of its layer, in a copy of
 * the project, and linted with the project's own settings: a rule that never refused anything would prove nothing.
 */
const plants = boundaries.flatMap((boundary) => [
  ...boundary.accepted.map((specifier) => ({ ...boundary, specifier, wanted: 'accepted' as const })),
  ...boundary.refused.map((specifier) => ({ ...boundary, specifier, wanted: 'refused' as const })),
])

const planted = plants.map((plant, index) => ({
  ...plant,
  // One file for each import, beside the file the boundary names, so that the same rules apply to it.
  path: plant.file.replace(/\/([^/]+?)(\.connected\.tsx|\.css\.ts|\.stories\.tsx|\.tsx?)$/, `/plant${index}$2`),
}))

let objections: Objection[] = []
beforeAll(async () => {
  const files = new Map(planted.map(({ path, specifier }) => [path, importOf(specifier)]))
  objections = await objectionsTo(Object.fromEntries(files))
})

describe.each(boundaries)('$layer', ({ layer }) => {
  test('accepts and refuses what the table says', () => {
    const here = planted.filter((plant) => plant.layer === layer)
    const verdicts = here.map(({ specifier, path }) => {
      const refused = objections.some(({ file, rule }) => file === path && rule.includes('no-restricted-imports'))
      return `${refused ? 'refused' : 'accepted'} ${specifier}`
    })
    expect(verdicts).toEqual(here.map(({ specifier, wanted }) => `${wanted} ${specifier}`))
    expect(here.filter(({ wanted }) => wanted === 'refused').length).toBeGreaterThan(0)
    expect(here.filter(({ wanted }) => wanted === 'accepted').length).toBeGreaterThan(0)
  })
})

test(`all of it was planted: ${boundaries.length} boundaries, ${planted.length} imports`, () => {
  expect(new Set(planted.map(({ path }) => path)).size).toBe(planted.length)
  expect(boundaries.length).toBeGreaterThanOrEqual(18)
})

function importOf(specifier: string): string {
  const [, type = '', name] = /^(type )?(.*)$/.exec(specifier) ?? []
  return `import ${type}* as planted from '${name}'\nexport type Planted = typeof planted\n`
}
