import { expect, it } from 'vitest'
import { StorageFailure } from './app/storageFailure.ts'
import { limitedLog } from './limitedLog.ts'

it('logs the same message once a second, counts the rest, and shows no stack of a failing database', () => {
  const lines: unknown[][] = []
  let time = 0
  const log = limitedLog(
    (...line) => lines.push(line),
    () => time,
  )
  const failure = new StorageFailure('unreachable', 'its host does not answer.')
  const other = new Error('other')
  for (let request = 0; request < 50; request++) log(request % 2 ? 'GET / failed' : 'POST /dev/store failed', failure)
  log('GET / failed', other)
  time = 1000
  log('GET / failed', failure)
  expect(lines).toEqual([
    ['POST /dev/store failed: the database cannot be used: its host does not answer.'],
    ['GET / failed', other],
    ['GET / failed: the database cannot be used: its host does not answer. (and 49 more)'],
  ])
})
