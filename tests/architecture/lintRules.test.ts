import { beforeAll, expect, test } from 'vitest'
import { objectionsTo, type Objection } from './lintProbe.ts'

/** Faults that the linter must object to, each planted in a copy of the project (path → text). */
const faults: { title: string; rule: string; files: Record<string, string> }[] = [
  {
    title: 'no import cycle, # names and types included',
    rule: 'no-cycle',
    files: {
      'src/api/circle.ts': "import { b } from './circleBack.ts'\nexport const a = () => b\n",
      'src/api/circleBack.ts': "import { a } from './circle.ts'\nexport const b = () => a\n",
      'src/pages/round.ts': "import { d } from '#features/home/round.ts'\nexport const c = () => d\n",
      'src/features/home/round.ts': "import { c } from '#pages/round.ts'\nexport const d = () => c\n",
      'src/domain/even.ts': "import type { Odd } from './odd.ts'\nexport interface Even {\n  next: Odd\n}\n",
      'src/domain/odd.ts': "import type { Even } from './even.ts'\nexport interface Odd {\n  next: Even\n}\n",
    },
  },
  {
    title: 'one import of each module',
    rule: 'no-duplicates',
    files: {
      'src/domain/twice.ts':
        "import type { Rupees } from './money.ts'\nimport { formatRupees } from './money.ts'\nexport const text = (amount: Rupees) => formatRupees(amount)\n",
    },
  },
  {
    title: 'no barrel',
    rule: 'no-barrel-file',
    files: { 'src/ui/index.ts': "export * from './one.ts'\n", 'src/ui/one.ts': 'export const one = 1\n' },
  },
  {
    title: 'no promise left alone',
    rule: 'no-floating-promises',
    files: { 'src/domain/floating.ts': 'export const start = (work: () => Promise<void>) => {\n  work()\n}\n' },
  },
  {
    title: 'no any',
    rule: 'no-explicit-any',
    files: { 'src/domain/any.ts': 'export const same = (value: any) => value\n' },
  },
  {
    title: 'a choice names every case',
    rule: 'switch-exhaustiveness-check',
    files: {
      'src/domain/choice.ts':
        "export function word(kind: 'one' | 'two') {\n  switch (kind) {\n    case 'one':\n      return 1\n  }\n  return 2\n}\n",
    },
  },
  {
    title: 'no default export',
    rule: 'no-default-export',
    files: { 'src/domain/byDefault.ts': 'export default 1\n' },
  },
  {
    title: 'nothing said to the console',
    rule: 'no-console',
    files: { 'src/domain/talk.ts': "export const talk = () => console.log('here')\n" },
  },
  {
    title: 'the time is an argument',
    rule: 'no-restricted-properties',
    files: { 'src/domain/now.ts': 'export const now = () => Date.now()\n' },
  },
  {
    title: 'rules run anywhere',
    rule: 'no-restricted-globals',
    files: { 'src/domain/page.ts': 'export const title = () => document.title\n' },
  },
  {
    title: 'hooks are called always',
    rule: 'rules-of-hooks',
    files: {
      'src/ui/Hooks.tsx':
        "import { useState } from 'react'\n\nexport function Hooks({ open }: { open: boolean }) {\n  if (open) useState(1)\n  return null\n}\n",
    },
  },
  {
    title: 'effects name what they read',
    rule: 'exhaustive-deps',
    files: {
      'src/ui/Effect.tsx':
        "import { useEffect } from 'react'\n\nexport function Effect({ show }: { show: () => void }) {\n  useEffect(() => {\n    show()\n  }, [])\n  return null\n}\n",
    },
  },
  {
    title: 'a picture has words',
    rule: 'alt-text',
    files: { 'src/ui/Photo.tsx': 'export const Photo = () => <img src="a.jpg" />\n' },
  },
]

const clean = { 'src/domain/clean.ts': 'export const twice = (count: number) => count * 2\n' }

let objections: Objection[] = []
beforeAll(async () => {
  objections = await objectionsTo(Object.assign({}, clean, ...faults.map(({ files }) => files)))
})

test.each(faults)('$title', ({ rule, files }) => {
  for (const path of Object.keys(files).slice(0, 1)) {
    expect(objections.filter(({ file }) => file === path).map((objection) => objection.rule)).toContainEqual(
      expect.stringContaining(rule),
    )
  }
})

test.each([
  ['through # names', 'src/pages/round.ts'],
  ['of types alone', 'src/domain/even.ts'],
])('a cycle %s is found', (_, file) => {
  expect(objections).toContainEqual({ file, rule: 'import(no-cycle)' })
})

test(`a clean file passes beside ${faults.length} faults`, () => {
  expect(objections.filter(({ file }) => file in clean)).toEqual([])
})
