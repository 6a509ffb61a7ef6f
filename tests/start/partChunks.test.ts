import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pages } from '#server/build/byteTable.ts'
import { ensureBuilt } from '#server/build/ensureBuilt.ts'
import { projectRoot } from '#server/projectRoot.ts'
import { readManifest } from '#server/render/manifest.ts'

const pageModules = Object.values(pages)
/** The name of a page's chunk: 'ProductPage'. */
const pageNames = pageModules.map((module) => /(\w+)\.tsx$/.exec(module)?.[1] ?? '')

test('what is imported dynamically, such as the menu, loads the code of no other page', async () => {
  await ensureBuilt()
  const manifest = await readManifest(join(projectRoot, 'dist/client'))
  const chunks = Object.entries(manifest)
  const nameOf = (key: string) => /(\w+)-[\w-]+\.js$/.exec(manifest[key]?.file ?? '')?.[1] ?? ''

  /** A chunk and all that it imports statically. */
  const loadedWith = (key: string, seen = new Set<string>()): ReadonlySet<string> => {
    if (seen.has(key)) return seen
    seen.add(key)
    for (const each of manifest[key]?.imports ?? []) loadedWith(each, seen)
    return seen
  }
  /** The pages that a chunk is on when it imports another one dynamically; 'any' for the shop's own. */
  const pagesOf = (key: string, seen = new Set<string>()): readonly string[] => {
    if (seen.has(key)) return []
    seen.add(key)
    const name = nameOf(key)
    if (pageNames.includes(name)) return [name]
    const importers = chunks.filter(([, { dynamicImports = [], imports = [] }]) =>
      [...dynamicImports, ...imports].includes(key),
    )
    return importers.length === 0 ? ['any'] : importers.flatMap(([importer]) => pagesOf(importer, seen))
  }

  const parts = new Set(chunks.flatMap(([, { dynamicImports = [] }]) => dynamicImports))
  const others = [...parts].filter((key) => !pageModules.includes(key))
  expect(others.length).toBeGreaterThan(10)
  const loads = others.flatMap((part) => {
    const opened = new Set(pagesOf(part))
    const foreign = [...loadedWith(part)].map(nameOf).filter((name) => pageNames.includes(name))
    return foreign.filter((page) => [...opened].some((each) => each !== page)).map((page) => `${part} loads ${page}`)
  })
  expect(loads).toEqual([])
})

test("dynamic imports are made by the shop's helper, not by that of Vite", async () => {
  await ensureBuilt()
  const client = join(projectRoot, 'dist/client')
  const files = Object.values(await readManifest(client)).map(({ file }) => file)
  const scripts = await Promise.all(
    files.filter((file) => file.endsWith('.js')).map((file) => readFile(join(client, file), 'utf8')),
  )
  const containing = (text: string) => scripts.filter((code) => code.includes(text)).length
  // The message of a file that failed, from src/app/importWithFiles.ts.
  expect(containing('No file at ')).toBe(1)
  // An event of Vite's helper.
  expect(containing('vite:preloadError')).toBe(0)
})
