import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogueRecords } from '#demo/catalogue/catalogue.ts'
import { localUserPool } from '#contract/page.ts'
import { openStore, type OpenStore } from '#server/openStore.ts'
import { readServerSettings } from '#server/settings.ts'
import { clusterUnavailable, startCluster, type Cluster } from './cluster.ts'

describe.skipIf(clusterUnavailable())('a database that takes no writes for a while', () => {
  const log: string[] = []
  let cluster: Cluster | undefined
  let shop: OpenStore | undefined
  beforeAll(async () => {
    cluster = await startCluster()
    const env = { DATABASE_URL: await cluster.createDatabase(), DATA_DIR: '/nowhere', STORE_WRITE_KEY: 'secret' }
    shop = await openStore(readServerSettings(env, '/'), (message, error) => log.push(`${message}: ${String(error)}`))
  })
  afterAll(async () => {
    await shop?.close()
    await cluster?.stop()
  })

  async function ask(path: string, headers: Readonly<Record<string, string>>, body: object) {
    const url = `http://shop.test/dev/${path}`
    const response = await shop?.api.fetch(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }))
    return { status: response?.status, retryAfter: response?.headers.get('retry-after'), body: await response?.json() }
  }
  const store = (body: object) =>
    ask('store', { 'api-key': 'secret', 'content-type': 'application/json' }, { targetCollection: 'products', ...body })
  const identity = (action: string, body: object) => {
    const target = `AWSCognitoIdentityProviderService.${action}`
    const headers = { 'x-amz-target': target, 'content-type': 'application/x-amz-json-1.1' }
    return ask('identity', headers, { ClientId: localUserPool.clientId, ...body })
  }
  const read = () => store({ action: 'READ', filter: { limit: 0 } })
  const [USERNAME, PASSWORD] = ['lakshmi@shop.test', 'Kasavu#1947']
  const writes = {
    'a new product': () => store({ action: 'CREATE', data: { entityId: 'new', name: 'Kasavu saree' } }),
    'a changed product': () => store({ action: 'UPDATE', filter: { entityId: 'ps-01' }, data: { price: 1 } }),
    'a deleted product': () => store({ action: 'DELETE', filter: { entityId: 'ps-02' } }),
    'a sign-up': () => identity('SignUp', { Username: USERNAME, Password: PASSWORD, UserAttributes: [] }),
    // It counts the attempt.
    'a sign-in': () =>
      identity('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME, PASSWORD } }),
  }
  const setReadOnly = async (value: 'on' | 'off') => {
    await cluster?.administer(`alter system set default_transaction_read_only = ${value}`)
    await cluster?.administer('select pg_reload_conf()')
  }

  it('answers reads as before, asks to send everything else again, and logs the reason', async () => {
    await setReadOnly('on')
    await expect.poll(async () => (await writes['a changed product']()).status).toBe(503)
    log.length = 0
    expect(await read()).toMatchObject({ status: 200, body: { total: catalogueRecords.length } })
    expect(await shop?.version()).toEqual(expect.any(String))
    for (const [what, write] of Object.entries(writes)) {
      expect({ what, ...(await write()) }).toMatchObject({
        what,
        status: 503,
        retryAfter: '5',
        body: { error: 'Unavailable', message: expect.stringContaining('Please try again in a few seconds.') },
      })
    }
    expect(log).toEqual([
      ...Array.from({ length: 3 }, () => 'POST /dev/store failed: Error: it takes no writes at the moment.'),
      ...Array.from({ length: 2 }, () => 'POST /dev/identity failed: Error: it takes no writes at the moment.'),
    ])

    await setReadOnly('off')
    await expect.poll(async () => (await writes['a deleted product']()).status).toBe(200)
    expect((await read()).body).toMatchObject({ total: catalogueRecords.length - 1 })
    // Nobody has signed up meanwhile.
    expect(await writes['a sign-in']()).toMatchObject({ status: 400 })
  })
})
