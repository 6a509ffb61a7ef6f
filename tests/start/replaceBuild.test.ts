import { existsSync } from 'node:fs'
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { replaceBuild } from '#server/build/replaceBuild.ts'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../support/temporaryFolder.ts'

test('the first build is moved to where there was none', async () => {
  const { replaceWith, files } = await project()
  await replaceWith('client/assets/shop-1.js', 'server/server.js')
  expect(await files()).toEqual(['client/assets/shop-1.js', 'server/server.js'])
})

test('a build replaces the one before, whose assets are kept apart until the next build', async () => {
  const { replaceWith, files } = await project()
  await replaceWith('client/assets/shop-1.js', 'client/assets/same.js', 'client/index.html', 'client/pictures/a.avif')
  await replaceWith('client/assets/shop-2.js', 'client/assets/same.js', 'client/index.html')
  expect(await files()).toEqual([
    'client/assets/same.js',
    'client/assets/shop-2.js',
    'client/index.html',
    'previous/assets/same.js',
    'previous/assets/shop-1.js',
  ])
  await replaceWith('client/assets/shop-3.js')
  expect(await files()).toEqual(['client/assets/shop-3.js', 'previous/assets/same.js', 'previous/assets/shop-2.js'])
})

test('a folder that an interrupted build left is replaced', async () => {
  const { replaceWith, files } = await project()
  await replaceWith('client/index.html')
  await replaceWith('client/assets/shop-2.js')
  expect(await files()).toEqual(['client/assets/shop-2.js'])
})

const otherFileSystem = '/dev/shm'

test.skipIf(!existsSync(otherFileSystem))('a build is moved from another file system, too', async () => {
  const { replaceWith, files } = await project(otherFileSystem)
  await replaceWith('client/assets/shop-1.js')
  await replaceWith('client/assets/shop-2.js')
  expect(await files()).toEqual(['client/assets/shop-2.js', 'previous/assets/shop-1.js'])
})

/** An empty project; its builds are made in a folder of `parent`, if it is given. */
async function project(parent?: string) {
  const folder = await temporaryFolder()
  onTestFinished(folder.remove)
  const made = parent === undefined ? folder : await temporaryFolder(parent)
  onTestFinished(made.remove)
  const [next, dist] = [join(made.path, 'next'), join(folder.path, 'dist')]
  return { replaceWith, files }

  /** Makes a build of these files, each of which contains its own name, and replaces the last one with it. */
  async function replaceWith(...names: string[]) {
    for (const name of names) {
      await mkdir(dirname(join(next, name)), { recursive: true })
      await writeFile(join(next, name), name)
    }
    await replaceBuild(next, dist)
    expect(existsSync(next)).toBe(false)
    for (const name of names) expect(await readFile(join(dist, name), 'utf8')).toBe(name)
  }

  async function files() {
    const found: string[] = []
    for await (const entry of glob('**/*', { cwd: dist, withFileTypes: true })) {
      if (entry.isFile()) found.push(join(entry.parentPath, entry.name).slice(dist.length + 1))
    }
    return found.toSorted()
  }
}
