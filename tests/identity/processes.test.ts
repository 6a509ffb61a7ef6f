import { join } from 'node:path'
import { CognitoJwtVerifier } from 'aws-jwt-verify'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { startShop, type ShopProcess } from '#tests/durability/shopProcess.ts'
import { temporaryFolder, type TemporaryFolder } from '#tests/support/temporaryFolder.ts'
import { openAmplify } from './amplify.ts'
import { poolIds } from './openPool.ts'

let folder: TemporaryFolder
let processes: ShopProcess[] = []

beforeAll(async () => {
  folder = await temporaryFolder()
  const start = () => startShop(join(folder.path, 'shop.sqlite'), `${import.meta.dirname}/server.ts`)
  processes = [await start(), await start()]
})

afterAll(async () => {
  await Promise.all(processes.map(({ kill }) => kill()))
  await folder.remove()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Sends every request to the other process than the one before. */
function inTurns(fetch: typeof globalThis.fetch) {
  let asked = 0
  return {
    async fetch(request: Request) {
      const { base } = processes[asked++ % processes.length] ?? expect.fail('no process')
      const { method, headers } = request
      return fetch(`${base}/identity`, { method, headers, body: await request.text() })
    },
  }
}

it('two processes over one file serve one sign-up and one sign-in', async () => {
  const fetch = globalThis.fetch
  const amplify = await openAmplify(inTurns(fetch))
  const account = { username: 'meera@shop.test', password: 'Kasavu@1' }
  await amplify.signUp(account)
  const outbox = await fetch(`${processes[1]?.base}/identity/outbox?to=${account.username}`)
  // The outbox tells a list of codes.
  const [sent] = (await outbox.json()) as { code: string }[]
  await amplify.confirmSignUp({ username: account.username, confirmationCode: sent?.code ?? '' })
  expect((await amplify.signIn(account)).isSignedIn).toBe(true)
  const { tokens } = await amplify.fetchAuthSession({ forceRefresh: true })
  const { userPoolId, clientId } = poolIds
  for (const { base } of processes) {
    const keys: unknown = await (await fetch(`${base}/identity/.well-known/jwks.json`)).json()
    const verifier = CognitoJwtVerifier.create({ userPoolId, clientId, tokenUse: 'id' })
    // Its own type wants the other fields of a key, too.
    verifier.cacheJwks(keys as Parameters<typeof verifier.cacheJwks>[0])
    expect(await verifier.verify(String(tokens?.idToken))).toMatchObject({ email: account.username })
  }
  await amplify.signOut({ global: true })
  expect((await amplify.fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined()
})
