import { cp, mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureBuilt } from '#server/build/ensureBuilt.ts'
import { replaceBuild } from '#server/build/replaceBuild.ts'
import { projectRoot } from '#server/projectRoot.ts'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { serveInProcess } from '../support/inProcess.ts'
import { routeForms } from '../support/routeTable.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

beforeAll(ensureBuilt)

test('a running shop serves every page and its files after another build has replaced its own', async () => {
  const folder = await temporaryFolder()
  onTestFinished(folder.remove)
  const [dist, next] = [join(folder.path, 'dist'), join(folder.path, 'next')]
  await cp(join(projectRoot, 'dist'), dist, { recursive: true })
  await symlink(join(projectRoot, 'node_modules'), join(folder.path, 'node_modules'))
  const shop = await serveInProcess({ dist })
  onTestFinished(shop.stop)
  const build = async () => {
    await mkdir(join(next, 'client/assets'), { recursive: true })
    await writeFile(join(next, 'client/assets/new-12345678.js'), '')
    await replaceBuild(next, dist)
  }
  const statusOf = async (path: string) => (await fetch(shop.origin + path)).status

  await build()
  expect(await statusOf('/readyz')).toBe(200)
  const files = new Set<string>()
  for (const { path, status = 200 } of routeForms) {
    const answer = await fetch(shop.origin + path)
    expect([path, answer.status]).toEqual([path, status])
    for (const [file] of (await answer.text()).matchAll(/\/assets\/[\w.-]+/g)) files.add(file)
  }
  expect(files.size).toBeGreaterThan(30)
  for (const file of files) expect([file, await statusOf(file)]).toEqual([file, 200])
  expect(await statusOf('/assets/new-12345678.js')).toBe(200)

  await build()
  const readiness = await fetch(`${shop.origin}/readyz`)
  expect([readiness.status, await readiness.text()]).toEqual([503, 'not ready: the build is gone'])
})
