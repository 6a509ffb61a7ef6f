import { resolve } from 'node:path'
import type { PublicSettings } from '#contract/page.ts'

/** The server's environment; the README's table says the same for people. */
export interface ServerSettings {
  port: number
  /** Folder of the embedded database. */
  dataFolder: string
  keys: { read: string; write?: string }
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
  if (env['DATABASE_URL']) {
    throw new SettingsError(
      'DATABASE_URL is set, but this version keeps its data in DATA_DIR only. Unset DATABASE_URL.',
    )
  }
  const read = env['STORE_READ_KEY'] || 'shop-read'
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
    keys: { read, ...(write ? { write } : {}) },
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

function siteUrlOf(text: string | undefined): string | undefined {
  if (!text) return undefined
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new SettingsError(`SITE_URL is '${text}'; it takes an address such as https://shop.example.`)
  }
  return url.origin
}
