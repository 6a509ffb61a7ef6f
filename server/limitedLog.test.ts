import { writeFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { StorageFailure } from './app/storageFailure.ts'
import { LastingFailure, limitedLog } from './limitedLog.ts'

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

it('logs a full disk in one line a minute, without a stack', async () => {
  const lines: unknown[][] = []
  let time = 0
  const log = limitedLog(
    (...line) => lines.push(line),
    () => time,
  )
  const failureAt = (path: string) => writeFile(path, 'x').catch((error: unknown) => error)
  const isFull = await failureAt('/dev/full')
  const isMissing = await failureAt('/dev/missing/file')
  const message = 'A picture could not be kept'
  for (; time < 60_000; time += 1500) log(message, isFull)
  log(message, isMissing)
  log(message, isFull)
  expect(lines).toEqual([
    [`${message}: ENOSPC: no space left on device, write`],
    [`${message}: ENOENT: no such file or directory, open '/dev/missing/file'`],
    [`${message}: ENOSPC: no space left on device, write (and 39 more)`],
  ])
})

it('logs a lasting failure in one line a minute, without a stack', () => {
  const lines: unknown[][] = []
  let time = 0
  const log = limitedLog(
    (...line) => lines.push(line),
    () => time,
  )
  for (; time <= 60_000; time += 1000) log('A connection was closed', new LastingFailure('it took nothing.'))
  expect(lines).toEqual([
    ['A connection was closed: it took nothing.'],
    ['A connection was closed: it took nothing. (and 59 more)'],
  ])
})
