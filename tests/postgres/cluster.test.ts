import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { clusterUnavailable } from './cluster.ts'

const missing = 'PostgreSQL is not installed (Debian: postgresql and postgresql-contrib)'

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-no-postgres-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

it('fails the run with CI=true when PostgreSQL is missing or incomplete', () => {
  for (const folder of [undefined, emptyFolder()]) {
    expect(() => clusterUnavailable({ folder, ci: 'true' })).toThrow(
      `${missing}, and with CI=true its tests are not left out.`,
    )
  }
})

it('skips its tests elsewhere, and says why', () => {
  for (const ci of [undefined, '', 'false']) {
    expect(clusterUnavailable({ folder: undefined, ci })).toBe(missing)
    expect(clusterUnavailable({ folder: emptyFolder(), ci })).toBe(missing)
  }
})

it('reports nothing when PostgreSQL is installed', () => {
  const folder = emptyFolder()
  writeFileSync(join(folder, 'initdb'), '')
  expect([undefined, 'true'].map((ci) => clusterUnavailable({ folder, ci }))).toEqual([undefined, undefined])
})
