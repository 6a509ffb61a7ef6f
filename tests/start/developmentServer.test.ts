import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runCommand } from '../support/runCommand.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

test.each([
  [{ PORT: 'shop' }, "PORT is 'shop'; it takes a whole number from 0 to 65535.\n"],
  [{ HOST: '192.0.2.1' }, "HOST is '192.0.2.1', which is no address of this machine.\n"],
])('npm run dev with %j says in one sentence what is wrong', (env, errors) => {
  expect(runCommand('server/dev.ts', [], env)).toEqual({ status: 1, output: '', errors })
})

test('npm run dev on a port that is taken creates no database', async () => {
  const folder = await temporaryFolder()
  onTestFinished(() => folder.remove())
  const other = createServer()
  onTestFinished(() => void other.close())
  await new Promise<void>((listening) => other.listen(0, listening))
  const address = other.address()
  const port = String(typeof address === 'object' ? address?.port : address)
  const { status, errors } = runCommand('server/dev.ts', [], { PORT: port, DATA_DIR: join(folder.path, 'data') })
  expect(errors).toBe(`Port ${port} is taken by another program. Choose another: PORT=3001\n`)
  expect(status).toBe(1)
  expect(existsSync(join(folder.path, 'data'))).toBe(false)
})
