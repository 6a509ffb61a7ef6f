import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

it.skipIf(process.platform === 'win32')('ends with the shell that npm has started it through', async () => {
  const script = `
    import { endWithParent } from '#server/endWithParent.ts'
    endWithParent(() => { console.log('ended'); process.exit(0) }, { everyMs: 20 })
    console.log('open')
    setTimeout(() => console.log('left behind'), 30_000)`
  // The second command keeps the shell from becoming the program itself.
  const shell = spawn('sh', [
    '-c',
    '"$0" --no-warnings --input-type=module --eval "$1"; true',
    process.execPath,
    script,
  ])
  const said: string[] = []
  shell.stdout.on('data', (chunk: Buffer) => said.push(chunk.toString()))
  await expect.poll(() => said.join(''), { timeout: 30_000 }).toBe('open\n')
  shell.kill('SIGTERM')
  // 'close' comes when the last process that could write has ended.
  await once(shell, 'close')
  expect(said.join('')).toBe('open\nended\n')
})
