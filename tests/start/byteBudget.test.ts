import { glob, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { byteTable, pages } from '#server/build/byteTable.ts'
import { projectRoot } from '#server/projectRoot.ts'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { temporaryFolder, type TemporaryFolder } from '../support/temporaryFolder.ts'

const print = vi.spyOn(console, 'log').mockReturnValue()
afterAll(() => print.mockRestore())

let folder: TemporaryFolder
beforeEach(async () => {
  folder = await temporaryFolder()
  await put('.vite/manifest.json', JSON.stringify(manifest))
  await putFile('entry.js', 50_000)
  await putFile('shared.js', 70_000)
  await putFile('later.js', 500_000)
  await putFile('page.css', 8000)
  for (const page of Object.keys(pages)) await putFile(`${page}.js`, 10_000)
})
afterEach(() => folder.remove())

/** A build in which every page needs the entry, what they share, and a file of its own; 130 kB in all. */
const manifest: Readonly<Record<string, object>> = {
  'index.html': { file: 'entry.js', imports: ['shared.js'], dynamicImports: ['later.js'] },
  'shared.js': { file: 'shared.js' },
  'later.js': { file: 'later.js' },
  ...Object.fromEntries(
    Object.entries(pages).map(([page, module]) => [
      module,
      { file: `${page}.js`, css: ['page.css'], imports: ['shared.js'] },
    ]),
  ),
}

describe('A first load may cost 130 kB of JavaScript, compressed with brotli', () => {
  test('a first load of exactly the budget passes, and the table names every page', async () => {
    await byteTable(folder.path)
    const table = print.mock.calls.flat().join('\n')
    for (const page of Object.keys(pages))
      expect(table).toMatch(new RegExp(`^${page} +143\\.0 +130\\.0 +8\\.0 +4$`, 'm'))
  })

  test('a page with a hundred bytes more is refused by name, and no other is', async () => {
    await putFile('cart.js', 10_100)
    const message = 'Over the limit of 130 kB of JavaScript on a first load: cart (130.1 kB)'
    await expect(byteTable(folder.path)).rejects.toThrow(new Error(message))
  })

  test('a file shared by all pages counts for each', async () => {
    await putFile('shared.js', 71_000)
    await expect(byteTable(folder.path)).rejects.toThrow(/home \(131\.0 kB\), .*notFound \(131\.0 kB\)/)
  })

  test('neither styles nor files loaded on demand count', async () => {
    await putFile('page.css', 300_000)
    await expect(byteTable(folder.path)).resolves.toBeUndefined()
  })

  test('a page that is missing in the build is an error, not zero bytes', async () => {
    const cart = pages['cart'] ?? ''
    const { [cart]: _gone, ...rest } = manifest
    await put('.vite/manifest.json', JSON.stringify(rest))
    await expect(byteTable(folder.path)).rejects.toThrow(`The build has no module ${cart}`)
  })

  test('a file without a compressed form is an error', async () => {
    await rm(join(folder.path, 'cart.js.br'))
    await expect(byteTable(folder.path)).rejects.toThrow('cart.js.br')
  })
})

test(`each of the ${Object.keys(pages).length} kinds of page is in the table`, async () => {
  const modules: string[] = []
  for await (const file of glob('src/pages/**/*Page.tsx', { cwd: projectRoot })) modules.push(file)
  expect(modules.sort()).toEqual(Object.values(pages).sort())
  expect(modules.length).toBeGreaterThanOrEqual(6)
})

/** A file as the build leaves it: its packed forms, of which only the size counts here. */
async function putFile(name: string, brotliBytes: number) {
  await put(name, '')
  await put(`${name}.br`, 'b'.repeat(brotliBytes))
  await put(`${name}.gz`, 'g'.repeat(brotliBytes * 1.1))
}

async function put(name: string, text: string) {
  const file = join(folder.path, name)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
