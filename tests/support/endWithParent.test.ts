import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { endWithParent } from './runServer.ts'

/** Starts a server that would run for ever, says which process it is, and is killed by the test. */
const parent = `
  const server = ['--import', process.argv[1], '--eval', 'setInterval(() => undefined, 1000)']
  const { pid } = require('node:child_process').spawn(process.execPath, server, { stdio: ['pipe', 'inherit', 'inherit'] })
  console.log(pid)`

it('a server under test ends when the process that started it is killed', async () => {
  const starting = spawn(process.execPath, ['--eval', parent, endWithParent], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(createInterface(starting.stdout), 'line')) as [string] // a line of text
  expect(isRunning(Number(line))).toBe(true)
  starting.kill('SIGKILL')
  await expect.poll(() => isRunning(Number(line))).toBe(false)
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
