import { mkdir, rename, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buildState } from '#server/build/ensureBuilt.ts'
import { stampFile } from '#server/build/sourcesHash.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder, type TemporaryFolder } from '../support/temporaryFolder.ts'

/** One source of each kind. */
const sources = [
  '.env',
  '.env.production.local',
  'src/ui/Button/Button.tsx',
  'public/favicon.svg',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'server/build/buildShop.ts',
]

let folder: TemporaryFolder
beforeEach(async () => {
  folder = await temporaryFolder()
  for (const source of sources) await put(source, `// ${source}`)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await folder.remove()
})

const state = async () => (await buildState(folder.path)).is

test('without a build the state is missing', async () => {
  expect(await state()).toBe('missing')
})

test('a finished build is current, also after its files were only touched', async () => {
  await finishBuild()
  expect(await state()).toBe('current')
  await utimes(join(folder.path, 'index.html'), new Date(), new Date())
  expect(await state()).toBe('current')
})

test.each(sources)('a change in %s is detected, and so is its reversal', async (source) => {
  await finishBuild()
  await put(source, '// changed')
  expect(await state()).toBe('changed')
  await put(source, `// ${source}`)
  expect(await state()).toBe('current')
})

test('a new file and a renamed file are detected', async () => {
  await finishBuild()
  await put('src/ui/Button/New.tsx', '')
  expect(await state()).toBe('changed')
  await finishBuild()
  await rename(join(folder.path, 'src/ui/Button/New.tsx'), join(folder.path, 'src/ui/Button/Newer.tsx'))
  expect(await state()).toBe('changed')
})

test('a change of a build-time setting is detected', async () => {
  await finishBuild()
  vi.stubEnv('VITE_API_BASE', 'https://elsewhere.example/dev')
  expect(await state()).toBe('changed')
})

test('files and settings that are not part of the build are ignored', async () => {
  await finishBuild()
  await put('README.md', '')
  await put('server/main.ts', '')
  vi.stubEnv('API_BASE', 'https://elsewhere.example/dev')
  expect(await state()).toBe('current')
})

async function finishBuild() {
  const { hash } = await buildState(folder.path)
  await put(join('dist', stampFile), hash)
}

async function put(path: string, text: string) {
  const file = join(folder.path, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
