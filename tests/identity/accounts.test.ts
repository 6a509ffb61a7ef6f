import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TOTP } from 'otpauth'
import { fixturePassword as password, fixtureTotpSecret, fixtureUsers } from '#mocks/identityUsers.ts'
import { createOutbox } from '#server/identity/outbox.ts'
import { changeUser, poolStoreOver } from '#server/identity/pool.ts'
import { without } from '#server/identity/poolUser.ts'
import { seedUsers } from '#server/identity/seedUsers.ts'
import type { ShopStorage } from '#server/storage/ShopStorage.ts'
import { openSqlite } from '#server/storage/sqlite/openSqlite.ts'
import { openAmplify, type RealAmplify } from './amplify.ts'
import { openPool, poolIds, post, type OpenPool } from './openPool.ts'
import { runCommand } from '#tests/support/runCommand.ts'
import { temporaryFolder, type TemporaryFolder } from '#tests/support/temporaryFolder.ts'

const { username } = fixtureUsers.totp
const record = {
  userId: 'u-1',
  email: username,
  name: 'Meera Nair',
  tenantId: 'padma-weaves',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

let folder: TemporaryFolder
let storage: ShopStorage
let pool: OpenPool
let amplify: RealAmplify

beforeEach(async () => {
  folder = await temporaryFolder()
  storage = await openSqlite({ file: join(folder.path, 'shop.sqlite') })
  pool = openPool({ records: storage.identityRecords })
  await seedUsers(pool.records, poolIds, Object.values(fixtureUsers), pool.now())
  await storage.users.create(record)
  amplify = await openAmplify(pool)
})

afterEach(async () => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await storage.close()
  await folder.remove()
})

const accounts = (...args: string[]) =>
  runCommand('server/accounts.ts', args, { DATA_DIR: folder.path, DATABASE_URL: '' })

const isSignedIn = async () => (await amplify.fetchAuthSession({ forceRefresh: true })).tokens !== undefined

async function signInWithCode(): Promise<void> {
  await amplify.signIn({ username, password })
  const code = new TOTP({ secret: fixtureTotpSecret }).generate({ timestamp: pool.now() })
  await amplify.confirmSignIn({ challengeResponse: code })
}

// The database is open all the time, as it is while the shop runs.
describe('npm run accounts', () => {
  it('shows what is kept of a shopper, without secrets', async () => {
    await signInWithCode()
    const { status, output, errors } = accounts('show', ` ${username.toUpperCase()} `)
    expect({ status, errors }).toEqual({ status: 0, errors: '' })
    expect(JSON.parse(output)).toMatchObject({
      account: {
        username,
        status: 'CONFIRMED',
        attributes: { email: username },
        hasPassword: true,
        hasAuthenticatorApp: true,
        secondFactors: ['SOFTWARE_TOKEN_MFA'],
        devices: [{ isRemembered: false }],
        networksSignedInFrom: 1,
      },
      record: { name: 'Meera Nair' },
    })
    const stored = (await pool.records.get('user', username))?.value ?? ''
    for (const secret of ['salt', 'verifier', fixtureTotpSecret]) {
      expect(stored).toContain(secret)
      expect(output).not.toContain(secret)
    }
  })

  it('resets a sign-in, so that the password alone signs in, and signs out everywhere', async () => {
    await signInWithCode()
    expect(await isSignedIn()).toBe(true)
    expect(accounts('reset-sign-in', username)).toMatchObject({
      status: 0,
      output: expect.stringContaining('signs in with the password alone'),
    })
    expect(await isSignedIn()).toBe(false)
    await amplify.signOut()
    expect((await amplify.signIn({ username, password })).isSignedIn).toBe(true)
  })

  it('promises no sign-in with a password to a shopper who has none', async () => {
    const store = poolStoreOver({ records: pool.records, now: () => new Date(pool.now()) })
    await changeUser(store, username, (user) => without(user, 'password'))
    expect(accounts('reset-sign-in', username)).toMatchObject({
      status: 0,
      output: expect.stringContaining('once a password is set'),
    })
  })

  it('deletes the account and the record of a shopper, and those of nobody else', async () => {
    await signInWithCode()
    expect(accounts('delete', username)).toMatchObject({ status: 0, errors: '' })
    expect(await isSignedIn()).toBe(false)
    expect(await storage.users.find(username)).toBeUndefined()
    expect(await pool.records.get('user', username)).toBeUndefined()
    expect(await pool.records.get('user', fixtureUsers.plain.username)).toBeDefined()
    const { status, errors } = accounts('delete', username)
    expect({ status, errors }).toEqual({ status: 1, errors: `There is no account of ${username}.\n` })
  })

  it('deletes what names the shopper in the sign-ins of all her browsers, and in nobody else’s', async () => {
    await signInWithCode()
    pool.pass(60_000)
    const elsewhere = await openAmplify(pool)
    await elsewhere.signIn({ username: fixtureUsers.plain.username, password })
    const grants = async () => (await pool.records.list(1000)).filter(({ kind }) => kind === 'grant')
    expect(await grants()).toHaveLength(2)
    expect(accounts('delete', username)).toMatchObject({ status: 0 })
    expect((await grants()).map(({ value }) => Object(JSON.parse(value)).username)).toEqual([
      fixtureUsers.plain.username,
    ])
  })

  it('leaves the address of a deleted shopper in no file of the database', async () => {
    const gone = 'lakshmi.menon@shop.test'
    await seedUsers(pool.records, poolIds, [{ ...fixtureUsers.plain, username: gone }], pool.now())
    await storage.users.create({ ...record, userId: 'u-2', email: gone })
    const store = poolStoreOver({ records: pool.records, now: () => new Date(pool.now()) })
    // Earlier versions of the account, some of them longer than a page.
    for (const length of [10, 9000, 100, 5000]) {
      const name = 'x'.repeat(length)
      await changeUser(store, gone, (user) => ({ ...user, attributes: { ...user.attributes, name } }))
    }
    // Codes, and tries at the password: a sign-in that is under way, and one that fails.
    await post(pool, 'ForgotPassword', { Username: gone })
    for (const PASSWORD of ['wrong', password]) {
      const AuthParameters = { USERNAME: gone, PASSWORD }
      await post(pool, 'InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters })
    }
    await post(pool, 'InitiateAuth', { AuthFlow: 'USER_AUTH', AuthParameters: { USERNAME: gone } })
    await createOutbox({ records: pool.records, now: () => new Date(pool.now()) }).sendCode({
      to: gone,
      medium: 'EMAIL',
      purpose: 'sign-in',
      code: '12345678',
    })
    const isInFiles = (text: string) =>
      readdirSync(folder.path).some((name) => readFileSync(join(folder.path, name)).includes(text))
    expect(isInFiles(gone)).toBe(true)
    expect(accounts('delete', gone)).toMatchObject({ status: 0 })
    expect([isInFiles(username), isInFiles(gone)]).toEqual([true, false])
  })

  it('shows and deletes the record of a shopper whose sign-in is kept elsewhere', async () => {
    await pool.records.delete('user', username)
    expect(JSON.parse(accounts('show', username).output)).toMatchObject({ record: { email: username } })
    expect(accounts('reset-sign-in', username)).toMatchObject({
      status: 1,
      errors: expect.stringContaining('does not keep the sign-in'),
    })
    expect(accounts('delete', username)).toMatchObject({ status: 0 })
    expect(await storage.users.find(username)).toBeUndefined()
  })

  it.each([[[]], [['show']], [['forget', username]], [['constructor', username]], [['show', username, 'now']]])(
    'prints its usage for %j',
    (args) => {
      expect(accounts(...args)).toMatchObject({ status: 2, errors: expect.stringContaining('Usage: ') })
    },
  )

  it('leaves the database of an older shop as it is, since that shop may be running', () => {
    const database = new DatabaseSync(join(folder.path, 'shop.sqlite'))
    try {
      database.exec('pragma user_version = 1')
      expect(accounts('show', username)).toMatchObject({
        status: 1,
        errors: expect.stringContaining('older version of the shop'),
      })
      expect(database.prepare('pragma user_version').get()).toEqual({ user_version: 1 })
    } finally {
      database.close()
    }
  })

  it('creates no database in a folder without one', () => {
    const env = { DATA_DIR: join(folder.path, 'other') }
    const { status, errors } = runCommand('server/accounts.ts', ['show', username], env)
    expect({ status, errors }).toEqual({ status: 1, errors: expect.stringContaining('DATA_DIR names the folder') })
  })
})
