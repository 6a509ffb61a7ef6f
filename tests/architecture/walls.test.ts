import { beforeAll, describe, expect, test } from 'vitest'
import { objectionsTo, type Objection } from './lintProbe.ts'
import { walls } from './walls.ts'

/**
 * The walls are a table in .oxlintrc.json. Every import below is written into a file of its room, in a copy of the
 * house, and linted with the house's own settings: a wall that never refused anything would prove nothing.
 */
const plants = walls.flatMap((wall) => [
  ...wall.accepted.map((specifier) => ({ ...wall, specifier, wanted: 'accepted' as const })),
  ...wall.refused.map((specifier) => ({ ...wall, specifier, wanted: 'refused' as const })),
])

const planted = plants.map((plant, index) => ({
  ...plant,
  // One file for each import, beside the file the wall names, so that its place in the house is the same.
  path: plant.file.replace(/\/([^/]+?)(\.connected\.tsx|\.css\.ts|\.stories\.tsx|\.tsx?)$/, `/plant${index}$2`),
}))

let objections: Objection[] = []
beforeAll(async () => {
  const files = new Map(planted.map(({ path, specifier }) => [path, importOf(specifier)]))
  objections = await objectionsTo(Object.fromEntries(files))
})

describe.each(walls)('$room', ({ room }) => {
  test('accepts and refuses what the table says', () => {
    const here = planted.filter((plant) => plant.room === room)
    const verdicts = here.map(({ specifier, path }) => {
      const refused = objections.some(({ file, rule }) => file === path && rule.includes('no-restricted-imports'))
      return `${refused ? 'refused' : 'accepted'} ${specifier}`
    })
    expect(verdicts).toEqual(here.map(({ specifier, wanted }) => `${wanted} ${specifier}`))
    expect(here.filter(({ wanted }) => wanted === 'refused').length).toBeGreaterThan(0)
    expect(here.filter(({ wanted }) => wanted === 'accepted').length).toBeGreaterThan(0)
  })
})

test(`all of it was planted: ${walls.length} walls, ${planted.length} imports`, () => {
  expect(new Set(planted.map(({ path }) => path)).size).toBe(planted.length)
  expect(walls.length).toBeGreaterThanOrEqual(18)
})

function importOf(specifier: string): string {
  const [, type = '', name] = /^(type )?(.*)$/.exec(specifier) ?? []
  return `import ${type}* as planted from '${name}'\nexport type Planted = typeof planted\n`
}
