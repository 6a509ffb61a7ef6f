import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openStore } from '#server/openStore.ts'
import { readServerSettings } from '#server/settings.ts'
import { fixturePassword } from '#mocks/identityUsers.ts'
import { post } from './openPool.ts'
import { silentServer } from './silentServer.ts'

it('a mail server that does not answer does not keep the database from being closed', async () => {
  const { port, sockets } = await silentServer()
  const folder = mkdtempSync(join(tmpdir(), 'shop-silent-mail-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))

  const settings = readServerSettings({ DATA_DIR: folder, SMTP_URL: `smtp://127.0.0.1:${port}` }, '/')
  const { api, close } = await openStore(settings, () => undefined)
  const Username = 'anu@shop.test'
  const signUp = { Username, Password: fixturePassword, UserAttributes: [{ Name: 'email', Value: Username }] }
  expect((await post({ fetch: async (...asked) => api.fetch(...asked) }, 'SignUp', signUp)).status).toBe(200)
  await expect.poll(() => sockets.length).toBe(1)

  const wal = join(folder, 'shop.sqlite-wal')
  expect(existsSync(wal)).toBe(true)
  void close()
  await expect.poll(() => existsSync(wal)).toBe(false)
})
