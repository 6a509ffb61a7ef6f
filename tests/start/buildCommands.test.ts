import { spawnSync } from 'node:child_process'
import { projectRoot } from '#server/projectRoot.ts'
import { expect, test } from 'vitest'

function run(...args: string[]) {
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: projectRoot, encoding: 'utf8' })
  return { status, stderr }
}

test.each([
  ['server/build/readyPictures.ts', ['--quiet']],
  ['server/build/readyPictures.ts', ['dist/client', '--quiet']],
  ['server/build/staticSitemap.ts', ['dist/client', 'storybook-static']],
])('%s %j is answered with the usage', (command, args) => {
  const { status, stderr } = run(command, ...args)
  expect(stderr).toContain(`Usage: node ${command} [FOLDER]`)
  expect(status).toBe(2)
})
