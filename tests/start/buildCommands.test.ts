import { spawnSync } from 'node:child_process'
import { cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { staticSteps } from '#server/build/buildStatic.ts'
import { projectRoot } from '#server/projectRoot.ts'
import { expect, onTestFinished, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { temporaryFolder } from '../support/temporaryFolder.ts'

function run(args: readonly string[], cwd = projectRoot) {
  const { status, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' })
  return { status, stderr }
}

test.each([
  ['server/build/readyPictures.ts', ['--quiet']],
  ['server/build/readyPictures.ts', ['dist/client', '--quiet']],
  ['server/build/staticSitemap.ts', ['dist/client', 'storybook-static']],
])('%s %j is answered with the usage', (command, args) => {
  const { status, stderr } = run([command, ...args])
  expect(stderr).toContain(`Usage: node ${command} [FOLDER]`)
  expect(status).toBe(2)
})

test('the static build writes sitemap.xml and robots.txt before the pictures, which take minutes', () => {
  expect(staticSteps.map(([program]) => program)).toEqual(['buildShop.ts', 'staticSitemap.ts', 'readyPictures.ts'])
  expect(packageJson.scripts['build-static']).toBe('node server/build/buildStatic.ts')
})

test('a build that fails leaves the last one as it was', async () => {
  const { path, remove } = await temporaryFolder()
  onTestFinished(remove)
  for (const part of ['src', 'server', 'index.html', 'vite.config.ts', 'package.json']) {
    await cp(join(projectRoot, part), join(path, part), { recursive: true })
  }
  await symlink(join(projectRoot, 'node_modules'), join(path, 'node_modules'))
  await mkdir(join(path, 'dist'))
  await writeFile(join(path, 'dist/last'), '')
  await writeFile(join(path, 'src/app/browser.tsx'), 'not a program')
  const { status, stderr } = run(['server/build/buildShop.ts'], path)
  expect(stderr).toContain('browser.tsx')
  expect(status).toBe(1)
  expect(await readdir(join(path, 'dist'))).toEqual(['last'])
})
