import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/projectRoot.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'
import { runTool } from './command.ts'
import type { Tally } from './tally.ts'

/** What Vitest and the reporter make of a file of tests. */
async function tallyOf(source: string): Promise<Tally> {
  const folder = await temporaryFolder()
  const tallyFile = join(folder.path, 'tally.json')
  await writeFile(join(folder.path, 'sample.test.ts'), source)
  await writeFile(join(folder.path, 'vitest.config.js'), '')
  const reporter = join(projectRoot, 'tests/run/vitestTally.ts')
  await runTool('vitest', ['run', '--globals', `--root=${folder.path}`, `--reporter=${reporter}`], {
    output: 'ifFailed',
    env: { TEST_TALLY: tallyFile },
  })
  const tally = JSON.parse(await readFile(tallyFile, 'utf8')) as Tally // the reporter wrote it
  await folder.remove()
  return tally
}

test('the failed hook of a group of tests is counted and named, and its tests are skipped', async () => {
  const tally = await tallyOf(`
    test('alone', () => undefined)
    describe('with a database', () => {
      beforeAll(() => { throw new Error('no database') })
      it('reads', () => undefined)
      it('writes', () => undefined)
    })
  `)
  expect(tally.files).toMatchObject([{ passed: 1, failed: 1, skipped: 2 }])
  expect(tally.failures).toEqual([{ test: 'sample.test.ts › with a database', message: 'no database\n  at line 4' }])
  expect(tally.unhandledErrors).toEqual([])
})

test('an error outside of the tests is named', async () => {
  const tally = await tallyOf(`
    test('alone', () => { void Promise.reject(new Error('nobody waits for this')) })
  `)
  expect(tally.files).toMatchObject([{ passed: 1, failed: 0 }])
  expect(tally.unhandledErrors).toHaveLength(1)
  expect(tally.unhandledErrors[0]?.message).toContain('nobody waits for this')
})
