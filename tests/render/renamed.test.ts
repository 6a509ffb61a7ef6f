import { cp, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectRoot } from '#server/build/sourcesHash.ts'
import { shop as facts } from '#site/shop.ts'
import { routeForms } from '../support/routeTable.ts'
import { startShop, type RunningShop } from '../support/startShop.ts'
import { temporaryFolder, type TemporaryFolder } from '../support/temporaryFolder.ts'

const otherName = 'Malar Looms'
const parts = ['src', 'server', 'demo', 'public', 'index.html', 'vite.config.ts', 'package.json', 'package-lock.json']

let folder: TemporaryFolder
let shop: RunningShop
beforeAll(async () => {
  folder = await temporaryFolder()
  for (const part of parts) {
    const isNeeded = (path: string) => !path.endsWith('.avif')
    await cp(join(projectRoot, part), join(folder.path, part), { recursive: true, filter: isNeeded })
  }
  await symlink(join(projectRoot, 'node_modules'), join(folder.path, 'node_modules'))
  const file = join(folder.path, 'src/site/shop.ts')
  const source = await readFile(file, 'utf8')
  expect(source.split(`'${facts.name}'`), 'the name stands in one line').toHaveLength(2)
  await writeFile(file, source.replace(`'${facts.name}'`, `'${otherName}'`))
  shop = await startShop({}, folder.path)
}, 120_000)
afterAll(async () => {
  await shop.stop()
  await folder.remove()
})

test('an owner renames the shop in one line, and no page says the old name', async () => {
  const saying: string[] = []
  let renamed = 0
  for (const { path } of routeForms) {
    const html = await (await fetch(shop.origin + path)).text()
    if (html.includes(facts.name)) saying.push(path)
    if (html.includes(otherName)) renamed += 1
  }
  expect(saying).toEqual([])
  expect(renamed).toBe(routeForms.length)
})
