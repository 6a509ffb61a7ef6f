import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { projectRoot } from '#server/projectRoot.ts'
import { readServerSettings, writeKeyNote } from '#server/settings.ts'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { cleanEnvironment } from '../support/cleanEnvironment.ts'
import { eventually } from '../support/eventually.ts'
import { runServer } from '../support/runServer.ts'
import { startShop } from '../support/startShop.ts'
import { temporaryFolder, type TemporaryFolder } from '../support/temporaryFolder.ts'

let folder: TemporaryFolder
beforeAll(async () => {
  folder = await temporaryFolder()
  // Once, so that none of the starts below has anything to build.
  await (await startShop()).stop()
})
afterAll(() => folder.remove())

describe('an environment the shop cannot run with', () => {
  test.each([
    [{ PORT: 'shop' }, "PORT is 'shop'; it takes a whole number from 0 to 65535."],
    [{ PORT: '70000' }, "PORT is '70000'; it takes a whole number from 0 to 65535."],
    [{ PORT: '-1' }, "PORT is '-1'; it takes a whole number from 0 to 65535."],
    [{ PORT: '80.5' }, "PORT is '80.5'; it takes a whole number from 0 to 65535."],
    [{ PORT: '1e3' }, "PORT is '1e3'; it takes a whole number from 0 to 65535."],
    [{ PORT: ' ' }, "PORT is ' '; it takes a whole number from 0 to 65535."],
    [
      { HOST: 'shop.example' },
      "HOST is 'shop.example'; it takes an IP address of this machine such as 127.0.0.1, or localhost.",
    ],
    [{ HOST: '127.0.0.1:3000' }, "HOST is '127.0.0.1:3000'; it takes"],
    [{ SITE_URL: 'shop.example' }, "SITE_URL is 'shop.example'; it takes an address such as https://shop.example."],
    [{ SITE_URL: 'https://shop.example/shop' }, "SITE_URL is 'https://shop.example/shop'; it takes"],
    [{ SITE_URL: 'ftp://shop.example' }, "SITE_URL is 'ftp://shop.example'; it takes"],
    [{ SITE_URL: 'https://shop.example?page=1' }, "SITE_URL is 'https://shop.example?page=1'; it takes"],
    [{ SITE_URL: 'https://user@shop.example' }, "SITE_URL is 'https://user@shop.example'; it takes"],
    [{ STORE_WRITE_KEY: 'shop-read' }, 'STORE_WRITE_KEY is the same as STORE_READ_KEY'],
    [{ STORE_READ_KEY: 'one', STORE_WRITE_KEY: 'one' }, 'STORE_WRITE_KEY is the same as STORE_READ_KEY'],
    [{ STORE_READ_KEY: 'two words' }, 'STORE_READ_KEY takes letters, digits and signs of ASCII, no spaces.'],
    [{ STORE_WRITE_KEY: 'താക്കോൽ' }, 'STORE_WRITE_KEY takes letters'],
    [{ DATABASE_URL: 'mysql://shop:secret@localhost/shop' }, 'DATABASE_URL takes an address such as postgres://'],
    [{ DATABASE_URL: 'postgres://shop' }, 'DATABASE_URL takes an address such as postgres://'],
    [{ SMTP_URL: 'http://shop:secret@mail.example' }, 'SMTP_URL takes an address such as smtps://'],
    [{ SMTP_URL: 'smtp://' }, 'SMTP_URL takes an address such as smtps://'],
    [{ SMTP_URL: 'smtps://shop:1#secret@mail.example' }, 'in a password # is written %23'],
    [{ USER_POOL_ID: 'ap-south-1_Abc' }, 'USER_POOL_ID and USER_POOL_CLIENT_ID belong together'],
    [{ USER_POOL_CLIENT_ID: 'client' }, 'USER_POOL_ID and USER_POOL_CLIENT_ID belong together'],
    [{ USER_POOL_ID: 'pool', USER_POOL_CLIENT_ID: 'client' }, "USER_POOL_ID is 'pool'; it takes an id such as"],
    [{ GOOGLE_CLIENT_ID: ' ' }, "GOOGLE_CLIENT_ID is ' '; it takes an id without spaces."],
    [{ USER_POOL_DOMAIN: 'auth.shop.example' }, 'USER_POOL_DOMAIN needs USER_POOL_ID and SITE_URL'],
    [
      { USER_POOL_DOMAIN: 'https://auth.shop.example' },
      "USER_POOL_DOMAIN is 'https://auth.shop.example'; it takes a host",
    ],
    [{ SHUTDOWN_DELAY: '1.5' }, "SHUTDOWN_DELAY is '1.5'; it takes whole seconds from 0 to 60."],
    [{ SHUTDOWN_DELAY: '61' }, "SHUTDOWN_DELAY is '61'; it takes"],
    [{ PORT: '65536' }, "PORT is '65536'; it takes"],
    [{ GOOGLE_TOKENINFO_URL: 'http://google.example/' }, 'GOOGLE_TOKENINFO_URL is'],
  ])('the environment %j is refused', (env, sentence) => {
    expect(() => readServerSettings(env, folder.path)).toThrow(sentence)
    expect(() => readServerSettings(env, folder.path)).not.toThrow('secret')
  })

  test('the first and the last of what a variable takes is taken', () => {
    const read = (env: NodeJS.ProcessEnv) => readServerSettings(env, '/shop')
    expect([read({ PORT: '0' }).port, read({ PORT: '65535' }).port]).toEqual([0, 65_535])
    expect([read({ SHUTDOWN_DELAY: '0' }), read({ SHUTDOWN_DELAY: '60' })]).toMatchObject([
      { shutdownDelayMs: 0 },
      { shutdownDelayMs: 60_000 },
    ])
    const local = { GOOGLE_TOKENINFO_URL: 'http://localhost:1/', GOOGLE_USERINFO_URL: 'http://127.0.0.1:1/' }
    expect(read(local).google).toEqual({ tokenInfoUrl: 'http://localhost:1/', userInfoUrl: 'http://127.0.0.1:1/' })
  })

  test('a line break at the end of a key is stripped', () => {
    const { keys } = readServerSettings({ STORE_READ_KEY: 'abc\n', STORE_WRITE_KEY: ' def\r\n' }, folder.path)
    expect(keys).toEqual({ read: 'abc', write: 'def' })
  })

  test('a short write key is warned of', () => {
    const noteOf = (key: string) => writeKeyNote(readServerSettings({ STORE_WRITE_KEY: key }, folder.path))
    expect(noteOf('x'.repeat(19))).toMatch('fewer than 20 characters')
    expect(noteOf('x'.repeat(20))).toBeUndefined()
    expect(noteOf('')).toBeUndefined()
  })

  test('accounts are kept by the shop, unless both ids of another pool are given', () => {
    const identityOf = (env: NodeJS.ProcessEnv) => readServerSettings(env, '/shop').public.identity
    const local = { userPoolId: 'ap-south-1_LocalPool', clientId: 'local-shop', endpoint: '/dev/identity' }
    expect(identityOf({})).toEqual(local)
    expect(identityOf({ GOOGLE_CLIENT_ID: 'g' })).toEqual({ ...local, googleClientId: 'g' })
    const ids = { USER_POOL_ID: 'eu-west-1_Abc', USER_POOL_CLIENT_ID: 'client' }
    expect(identityOf(ids)).toEqual({ userPoolId: 'eu-west-1_Abc', clientId: 'client' })
    const hosted = { ...ids, USER_POOL_DOMAIN: 'auth.shop.example', SITE_URL: 'https://shop.example/' }
    expect(identityOf(hosted).oauth).toMatchObject({
      domain: 'auth.shop.example',
      redirectSignIn: ['https://shop.example/signin'],
      redirectSignOut: ['https://shop.example/'],
    })
  })

  test('a wrong environment is reported in one sentence', async () => {
    const said = await refusal({ DATA_DIR: folder.path, PORT: 'shop' })
    expect(said).toBe("PORT is 'shop'; it takes a whole number from 0 to 65535.\n")
    expect(() => readServerSettings({ AVIF: 'sometimes' }, '/shop')).toThrow(
      "AVIF is 'sometimes'; it takes ahead, on-request, never.",
    )
  })

  test('an empty environment is valid', () => {
    expect(readServerSettings({}, '/shop')).toMatchObject({
      port: 3000,
      dataFolder: '/shop/.data',
      keys: { read: 'shop-read' },
      trustProxy: false,
      shutdownDelayMs: 1000,
      avif: 'ahead',
      allowedOrigins: [],
      google: {
        tokenInfoUrl: 'https://oauth2.googleapis.com/tokeninfo',
        userInfoUrl: 'https://www.googleapis.com/oauth2/v3/userinfo',
      },
    })
    expect(readServerSettings({ DATA_DIR: '/elsewhere' }, '/shop').dataFolder).toBe('/elsewhere')
  })
})

test('a mail server that cannot be used is reported once, and the shop starts without it', async () => {
  const shop = await startShop({ SMTP_URL: 'smtp://shop:hidden@127.0.0.1:1' })
  onTestFinished(() => shop.stop())
  await eventually(() => shop.log()).toMatch(/SMTP_URL cannot be used now.*ECONNREFUSED/)
  expect((await fetch(`${shop.origin}/healthz`)).status).toBe(200)
  expect(shop.log().match(/SMTP_URL/g)).toHaveLength(1)
  expect(shop.log()).not.toContain('hidden')
})

test('a port that is taken', async () => {
  const other = createServer()
  await new Promise<void>((listening) => other.listen(0, listening))
  const address = other.address()
  const port = String(typeof address === 'object' ? address?.port : address)
  const data = join(folder.path, 'not-made')
  const said = await refusal({ DATA_DIR: data, PORT: port })
  expect(said).toContain(`Port ${port} is taken by another program. Choose another: PORT=`)
  expect(existsSync(data)).toBe(false)
  await new Promise((closed) => other.close(closed))
})

test('an address of another machine is refused, before anything is built or stored', async () => {
  const data = join(folder.path, 'not-made')
  // An address for documentation, which no machine has.
  const said = await refusal({ DATA_DIR: data, HOST: '192.0.2.1' })
  expect(said).toBe("HOST is '192.0.2.1', which is no address of this machine.\n")
  expect(existsSync(data)).toBe(false)
})

describe('a place where no data can be stored', () => {
  test('a file instead of the data folder is refused', async () => {
    const path = join(folder.path, 'a-file')
    await writeFile(path, '')
    expect(await refusal({ DATA_DIR: path })).toContain(`kept in ${path}/shop.sqlite: its folder cannot be made`)
  })

  test.skipIf(process.platform !== 'linux')('a folder nobody may write in, not even root', async () => {
    expect(await refusal({ DATA_DIR: '/sys/shop' })).toContain('its folder cannot be made or written to.')
  })

  test.skipIf(process.getuid?.() === 0)('a folder this user may not write in', async () => {
    const path = join(folder.path, 'locked')
    await mkdir(path, { mode: 0o555 })
    expect(await refusal({ DATA_DIR: path })).toContain(`The catalogue cannot be kept in ${path}/shop.sqlite:`)
  })

  test('a file instead of the folder of encoded pictures is refused', async () => {
    const path = join(folder.path, 'no-pictures')
    await mkdir(path)
    await writeFile(join(path, 'picture-cache'), '')
    expect(await refusal({ DATA_DIR: path })).toContain(`Pictures cannot be kept in ${path}/picture-cache: EEXIST`)
  })

  test('a file that is no database is refused', async () => {
    const path = join(folder.path, 'text')
    await mkdir(path)
    await writeFile(join(path, 'shop.sqlite'), 'Dear reader, '.repeat(1000))
    expect(await refusal({ DATA_DIR: path })).toContain('is not a SQLite database')
  })
})

test.each(['SIGTERM', 'SIGINT'] as const)('%s closes a shop that is open, and it opens again', async (signal) => {
  const env = { DATA_DIR: join(folder.path, signal) }
  for (let time = 1; time <= 2; time++) {
    const server = runServer(env)
    onTestFinished(() => void server.child.kill('SIGKILL'))
    await eventually(server.log).toMatch(/open at http:\/\/localhost:\d+/)
    expect(server.log()).toMatch(/^Build is current \(sources [0-9a-f]{8}\)\.$/m)
    server.child.kill(signal)
    expect(await server.ended).toBe(0)
  }
})

test.skipIf(process.platform === 'win32')('SIGTERM given to npm start ends the server too', async () => {
  const env = cleanEnvironment({ PORT: '0', AVIF: 'never', DATA_DIR: join(folder.path, 'npm') })
  const npm = spawn('npm', ['start'], { cwd: projectRoot, env, stdio: ['ignore', 'pipe', 'ignore'] })
  const said: string[] = []
  npm.stdout.on('data', (chunk: Buffer) => said.push(chunk.toString()))
  await eventually(() => said.join('')).toContain('open at http')
  npm.kill('SIGTERM')
  // 'close' comes when the last process that could write has ended.
  expect(await once(npm, 'close')).toHaveLength(2)
})

test.skipIf(process.platform !== 'linux')('a folder in which no subfolder can be made does not hang', async () => {
  expect(await refusal({ DATA_DIR: '/proc/shop' })).toContain('its folder cannot be made or written to.')
})

/** What the shop says when it will not open: one sentence for a person, and exit code 1. */
async function refusal(env: Record<string, string>): Promise<string> {
  const server = runServer(env)
  onTestFinished(() => void server.child.kill('SIGKILL'))
  const code = await server.ended
  const said = server.log()
  expect({ code, said }).toMatchObject({ code: 1 })
  expect(said).not.toContain('The shop is open')
  expect(said).not.toMatch(/^\s+at /m)
  return said
}
