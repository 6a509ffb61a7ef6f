import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { beforeAll, expect, test } from 'vitest'
import { ensureBuilt } from '#server/build/ensureBuilt.ts'
import { projectRoot } from '#server/projectRoot.ts'
import { silentServer } from '../identity/silentServer.ts'
import { cleanEnvironment } from '../support/cleanEnvironment.ts'
import { eventually } from '../support/eventually.ts'
import { runServer } from '../support/runServer.ts'

// Before the start that is ended: a build takes as long as it takes.
beforeAll(() => ensureBuilt())

/** A shop with this database has begun to start, and is never open. */
async function silentDatabase() {
  const { port, sockets } = await silentServer()
  return { DATABASE_URL: `postgres://shop@127.0.0.1:${port}/shop`, asked: () => sockets.length }
}

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends a shop that is not open yet', async (signal) => {
  const { DATABASE_URL, asked } = await silentDatabase()
  const { child, ended } = runServer({ DATABASE_URL })
  await eventually(asked).toBe(1)
  child.kill(signal)
  // By itself, as the first process of a container has to, and not by what the system does with one that has no handler.
  expect(await ended).toBe(0)
})

test.skipIf(process.platform === 'win32')('a shop that is not open yet ends with its npm', async () => {
  const { DATABASE_URL, asked } = await silentDatabase()
  const env = cleanEnvironment({ DATABASE_URL, PORT: '0', npm_lifecycle_event: 'start' })
  // The second command keeps the shell from becoming the shop itself.
  const shell = spawn('sh', ['-c', '"$0" server/main.ts; true', process.execPath], { cwd: projectRoot, env })
  const said: string[] = []
  for (const stream of [shell.stdout, shell.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk.toString()))
  await eventually(asked).toBe(1)
  shell.kill('SIGTERM')
  // 'close' comes when the last process that could write has ended.
  await once(shell, 'close')
  // It did not wait for the database.
  expect(said.join('')).not.toContain('cannot be kept')
})
