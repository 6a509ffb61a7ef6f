import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openStore } from '#server/openStore.ts'
import { readServerSettings } from '#server/settings.ts'
import { fixturePassword } from '#mocks/identityUsers.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'
import { post } from './openPool.ts'

it('deletes within a minute what has expired, also when nobody signs in any more', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const folder = await temporaryFolder()
  const log = (message: string, error: unknown) => expect.fail(`${message}: ${String(error)}`)
  const { api, close } = await openStore(readServerSettings({ DATA_DIR: folder.path }, '/'), log)
  const file = new DatabaseSync(join(folder.path, 'shop.sqlite'), { readOnly: true })
  onTestFinished(async () => {
    file.close()
    await close()
    await folder.remove()
  })
  const kinds = () =>
    file
      .prepare('select distinct kind from identity_records')
      .all()
      .map(({ kind }) => kind)

  const Username = 'anu@shop.test'
  const signUp = { Username, Password: fixturePassword, UserAttributes: [{ Name: 'email', Value: Username }] }
  const headers = { 'amz-sdk-invocation-id': 'one' }
  const { status } = await post({ fetch: async (...asked) => api.fetch(...asked) }, 'SignUp', signUp, { headers })
  expect(status).toBe(200)
  // The response, which a retry is given for ten seconds.
  expect(kinds()).toContain('answer')
  vi.advanceTimersByTime(60_000)
  await expect.poll(kinds).not.toContain('answer')
  // The account can be confirmed for a week, by a code that is valid for a day.
  expect(kinds()).toEqual(expect.arrayContaining(['code', 'user']))
})
