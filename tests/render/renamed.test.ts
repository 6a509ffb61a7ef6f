import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectRoot } from '#server/projectRoot.ts'
import { shop as facts } from '#site/shop.ts'
import { clusterUnavailable, startCluster, type Cluster } from '../postgres/cluster.ts'
import { routeForms } from '../support/routeTable.ts'
import { startShop, type RunningShop } from '../support/startShop.ts'
import { temporaryFolder, type TemporaryFolder } from '../support/temporaryFolder.ts'
import { differingFiles, filesOfBuild } from './builtFiles.ts'

/** The same letters as the shop's own, since the minifier names variables by how often each letter occurs. */
const otherName = 'Weava Padmes'
const parts = ['src', 'server', 'demo', 'public', 'index.html', 'vite.config.ts', 'package.json', 'package-lock.json']

/** The value of every secret setting, used nowhere else. */
const secret = 'b4d5ecre7'

let folder: TemporaryFolder
let cluster: Cluster | undefined
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
  // What a build before has left.
  await mkdir(join(folder.path, 'dist/client/assets'), { recursive: true })
  await writeFile(join(folder.path, 'dist/client/assets/old-12345678.js'), 'old()')
  await writeFile(join(folder.path, 'dist/client/old.svg'), '<svg/>')
  // The shop's own build, to compare with.
  await (await startShop()).stop()
  cluster = clusterUnavailable() ? undefined : await startCluster()
  // The cluster trusts whoever connects, with any password.
  const databaseUrl = (await cluster?.createDatabase())?.replace('//postgres@', `//postgres:${secret}@`)
  shop = await startShop(
    {
      STORE_WRITE_KEY: secret,
      SMTP_URL: `smtps://shop:${secret}@127.0.0.1:9`,
      CHROMATIC_PROJECT_TOKEN: secret,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    },
    { root: folder.path },
  )
})
afterAll(async () => {
  await shop.stop()
  await cluster?.stop()
  await folder.remove()
})

test('renaming the shop in one line changes the name on every page', async () => {
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

test('no secret of the environment is in a file of the build, in an answer or in the log', async () => {
  const files = await filesOfBuild(join(folder.path, 'dist'))
  const holding = [...files].filter(([, bytes]) => bytes.includes(secret)).map(([path]) => path)
  expect(files.size).toBeGreaterThan(50)
  const store = { method: 'POST', headers: { 'api-key': 'shop-read', 'content-type': 'application/json' } }
  const answers = [
    ...routeForms.map(({ path }) => fetch(shop.origin + path)),
    ...['/healthz', '/readyz', '/robots.txt', '/site.webmanifest', '/dev/nothing', '/dev/store'].map((path) =>
      fetch(shop.origin + path),
    ),
    ...['{', '{"action":"DELETE","targetCollection":"products","filter":{}}'].map((body) =>
      fetch(`${shop.origin}/dev/store`, { ...store, body }),
    ),
    fetch(`${shop.origin}/dev/users`, { ...store, body: '{}' }),
    fetch(`${shop.origin}/dev/identity`, { ...store, body: '{}' }),
  ]
  for (const answer of await Promise.all(answers)) {
    const sent = [await answer.text(), ...[...answer.headers].flat()]
    if (sent.some((text) => text.includes(secret))) holding.push(answer.url)
  }
  if (shop.log().includes(secret)) holding.push('the log')
  expect(holding).toEqual([])
})

test('of a build before, only the assets are served, for pages that are open', async () => {
  const kept = await fetch(`${shop.origin}/assets/old-12345678.js`)
  expect([kept.status, await kept.text(), kept.headers.get('cache-control')]).toEqual([
    200,
    'old()',
    'max-age=31536000, immutable',
  ])
  expect((await fetch(`${shop.origin}/old.svg`)).status).toBe(404)
})

test('two builds give the same bytes, but for the name', async () => {
  const ours = await filesOfBuild(join(projectRoot, 'dist'))
  const theirs = await filesOfBuild(join(folder.path, 'dist'))
  expect(theirs.size).toBe(ours.size)
  expect(differingFiles([ours, facts.name], [theirs, otherName])).toEqual([])
})

test('a byte that differs is found, and so is a file of one build alone', () => {
  const build = (files: Record<string, string>) =>
    new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]))
  const one = build({ 'a-12345678.js': 'say("Padma");import"./b-abcdefgh.js"', 'b-abcdefgh.js': '1' })
  const same = build({ 'a-87654321.js': 'say("Mapda");import"./b-hgfedcba.js"', 'b-hgfedcba.js': '1' })
  expect(differingFiles([one, 'Padma'], [same, 'Mapda'])).toEqual([])
  const other = build({ 'a-87654321.js': 'say("Mapda");import"./b-hgfedcba.js"', 'b-hgfedcba.js': '2', 'c.js': '' })
  expect(differingFiles([one, 'Padma'], [other, 'Mapda'])).toEqual(['b-hash.js', 'c.js'])
})
