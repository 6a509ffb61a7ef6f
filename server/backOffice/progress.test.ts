import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { progressOf } from './progress.ts'

test('in a log progress has a line at its start and one for every tenth', async () => {
  const log = new PassThrough()
  const progress = progressOf('Pictures', log)
  for (let done = 1; done <= 40; done++) progress.update(done, 40)
  progress.stop()
  log.end()
  const lines = (await text(log)).split('\n')
  expect(lines.slice(0, 3)).toEqual(['Pictures 1 of 40', 'Pictures 4 of 40', 'Pictures 8 of 40'])
  expect(lines.slice(-3)).toEqual(['Pictures 36 of 40', 'Pictures 40 of 40', ''])
  expect(lines).toHaveLength(12)
})
