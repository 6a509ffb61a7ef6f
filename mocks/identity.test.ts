import { expect, test } from 'vitest'
import { createMockApi } from './api.ts'
import { poolOutbox } from './identity.ts'
import { fixturePassword, fixtureUsers } from './identityUsers.ts'
import { localUserPool } from '#contract/page.ts'

async function ask(api: ReturnType<typeof createMockApi>, action: string, body: object) {
  const headers = { 'x-amz-target': `AWSCognitoIdentityProviderService.${action}` }
  const text = JSON.stringify({ ClientId: localUserPool.clientId, ...body })
  const response = await api.fetch(
    new Request('http://localhost/dev/identity', { method: 'POST', headers, body: text }),
  )
  return { status: response.status, text: await response.text() }
}

test('a story signs up by the code in its outbox', async () => {
  const api = createMockApi([])
  const Username = 'new@shop.test'
  expect((await ask(api, 'SignUp', { Username, Password: fixturePassword })).status).toBe(200)
  const [sent] = await poolOutbox(Username)
  expect((await ask(api, 'ConfirmSignUp', { Username, ConfirmationCode: sent?.code })).status).toBe(200)
})

test('a story signs in as a fixture user', async () => {
  const AuthParameters = { USERNAME: fixtureUsers.plain.username, PASSWORD: fixturePassword }
  const { text } = await ask(createMockApi([]), 'InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters })
  expect(text).toContain('AccessToken')
})
