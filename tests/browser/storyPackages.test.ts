import { expect, test } from 'vitest'
import { projectRoot } from '#server/projectRoot.ts'
import { importedPackages, storyPackages } from './storyPackages.ts'

test('every way of importing a value is found, types and the modules of the shop are not', () => {
  const text = `import 'one/style.css'
import two, { second } from 'two'
import {
  third,
} from '@three/third'
export { fourth } from 'four'
const five = () => import('five')
import type { Six } from 'six'
import { seven } from './seven.ts'
import { eight } from '#domain/eight.ts'
import { readFile } from 'node:fs/promises'`
  expect(importedPackages(text)).toEqual(['one/style.css', 'two', '@three/third', 'four', 'five'])
})

test('the stories import React, and no database', () => {
  const packages = storyPackages(projectRoot)
  expect(packages).toEqual(expect.arrayContaining(['react', 'react-dom/client', 'hono', 'msw/browser']))
  expect(packages).not.toContain('kysely')
})
