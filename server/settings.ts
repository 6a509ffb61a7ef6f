import { resolve } from 'node:path'
import { usualReadKey, type PublicSettings } from '#contract/page.ts'

/** The server's environment; the README's table says the same for people. */
export interface ServerSettings {
  port: number
  /** Folder of the embedded database, which is used where no other is named. */
  dataFolder: string
  /** Address of a PostgreSQL database, password and all: never to be printed. */
  databaseUrl?: string
  keys: { read: string; write?: string }
  /** Whether a proxy of our own stands before the server, so that its X-Forwarded-For is to be believed. */
  trustProxy: boolean
  /** Origins beside the shop's own whose pages may ask the API. */
  allowedOrigins: readonly string[]
  /** Where the shop is reached from outside, without a slash at the end; by default whatever the request says. */
  siteUrl?: string
  /** What the page may know. */
  public: PublicSettings
}

/** An environment the server cannot run with; the message says which variable, and what it takes. */
export class SettingsError extends Error {}

/** Reads the environment. Throws a `SettingsError`. */
export function readServerSettings(env: NodeJS.ProcessEnv, cwd: string): ServerSettings {
  const port = Number(env['PORT'] || '3000')
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new SettingsError(`PORT is '${env['PORT']}'; it takes a whole number from 0 to 65535.`)
  }
  const databaseUrl = databaseUrlOf(env['DATABASE_URL'])
  const read = env['STORE_READ_KEY'] || usualReadKey
  const write = env['STORE_WRITE_KEY']
  if (write && write === read) {
    throw new SettingsError(
      'STORE_WRITE_KEY is the same as STORE_READ_KEY, which every browser gets to see. Change it.',
    )
  }
  const siteUrl = siteUrlOf(env['SITE_URL'])
  return {
    port,
    dataFolder: resolve(cwd, env['DATA_DIR'] || '.data'),
    ...(databaseUrl ? { databaseUrl } : {}),
    keys: { read, ...(write ? { write } : {}) },
    trustProxy: isSwitchedOn('TRUST_PROXY', env['TRUST_PROXY']),
    allowedOrigins: originsOf(env['ALLOWED_ORIGINS']),
    ...(siteUrl ? { siteUrl } : {}),
    public: {
      apiBase: '/dev',
      readKey: read,
      userPoolId: env['USER_POOL_ID'] ?? '',
      userPoolClientId: env['USER_POOL_CLIENT_ID'] ?? '',
      googleClientId: env['GOOGLE_CLIENT_ID'] ?? '',
    },
  }
}

function isSwitchedOn(name: string, text = ''): boolean {
  if (!['', '0', '1'].includes(text)) throw new SettingsError(`${name} is '${text}'; it takes 1 or 0.`)
  return text === '1'
}

function databaseUrlOf(text: string | undefined): string | undefined {
  if (!text) return undefined
  const url = URL.parse(text)
  if (!url || !/^postgres(?:ql)?:$/.test(url.protocol) || url.pathname.length < 2) {
    // The value is not repeated: there may be a password in it.
    throw new SettingsError('DATABASE_URL takes an address such as postgres://user:password@host:5432/database.')
  }
  return text
}

function siteUrlOf(text: string | undefined): string | undefined {
  if (!text) return undefined
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new SettingsError(`SITE_URL is '${text}'; it takes an address such as https://shop.example.`)
  }
  return url.origin
}

function originsOf(text = ''): string[] {
  const origins = text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
  for (const origin of origins) {
    // A browser sends the bare origin: a path or a slash at the end would never match.
    if (URL.parse(origin)?.origin !== origin || !/^https?:/.test(origin)) {
      throw new SettingsError(
        `ALLOWED_ORIGINS holds '${origin}'; it takes origins such as https://studio.example, with commas between them.`,
      )
    }
  }
  return origins
}
