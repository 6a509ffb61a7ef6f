import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { defaultReadKey, publicIdentity, type PublicIdentity, type PublicSettings } from '#contract/page.ts'
import { engineOf, engines } from './storage/engines.ts'
import { googleAddresses, type GoogleAddresses } from './app/googleTokens.ts'

const avifPolicies = ['ahead', 'on-request', 'never'] as const

type AvifPolicy = (typeof avifPolicies)[number]

/** The server's settings, from the environment variables that the README documents. */
export interface ServerSettings {
  port: number
  /** The address it listens on; every address of the machine by default. */
  host?: string
  /** Folder of the embedded database, which is used without `databaseUrl`. */
  dataFolder: string
  /** URL of a database that one of the engines opens. Contains the password: never print it. */
  databaseUrl?: string
  keys: { read: string; write?: string }
  /** Whether the server is behind our own proxy, so that its X-Forwarded-For can be trusted. */
  trustProxy: boolean
  /** How long the server still answers after SIGTERM, while `/readyz` says 503, in milliseconds. */
  shutdownDelayMs: number
  /** When AVIF is encoded again, with more effort; with 'never' only WebP is served. */
  avif: AvifPolicy
  /** Other origins that CORS allows. */
  allowedOrigins: readonly string[]
  /** Where codes are sent by e-mail. Contains the password: never print it. */
  smtpUrl?: string
  /** Google's endpoints for verifying its access tokens. */
  google: GoogleAddresses
  /** Settings that are sent to the browser. */
  public: PublicSettings
}

/** An invalid environment variable; the message names it and the expected value. */
export class SettingsError extends Error {}

/** Reads the environment. Throws a `SettingsError`. */
export function readServerSettings(env: NodeJS.ProcessEnv, cwd: string): ServerSettings {
  const port = portOf(env['PORT'] || '3000')
  const host = hostOf(env['HOST'])
  const databaseUrl = databaseUrlOf(env['DATABASE_URL'])
  const read = keyOf(env, 'STORE_READ_KEY') || defaultReadKey
  const write = keyOf(env, 'STORE_WRITE_KEY')
  if (write && write === read) {
    throw new SettingsError(
      'STORE_WRITE_KEY is the same as STORE_READ_KEY, which every browser gets to see. Change it.',
    )
  }
  const siteUrl = siteUrlOf(env['SITE_URL'])
  const identity = identityOf(env, siteUrl)
  const smtpUrl = smtpUrlOf(env['SMTP_URL'])
  return {
    port,
    ...(host ? { host } : {}),
    dataFolder: resolve(cwd, env['DATA_DIR'] || '.data'),
    ...(databaseUrl ? { databaseUrl } : {}),
    keys: { read, ...(write ? { write } : {}) },
    trustProxy: isSwitchedOn('TRUST_PROXY', env['TRUST_PROXY']),
    shutdownDelayMs: secondsOf('SHUTDOWN_DELAY', env['SHUTDOWN_DELAY'] || '1') * 1000,
    avif: avifPolicyOf(env['AVIF'] || 'ahead'),
    allowedOrigins: originsOf(env['ALLOWED_ORIGINS']),
    ...(smtpUrl ? { smtpUrl } : {}),
    google: {
      tokenInfoUrl: googleAddressOf(env, 'GOOGLE_TOKENINFO_URL', googleAddresses.tokenInfoUrl),
      userInfoUrl: googleAddressOf(env, 'GOOGLE_USERINFO_URL', googleAddresses.userInfoUrl),
    },
    public: {
      apiBase: '/dev',
      readKey: read,
      identity,
      siteUrl,
    },
  }
}

/** A note for the person who starts the shop behind a proxy; undefined if none is needed. */
export function siteUrlNote({ trustProxy, public: { siteUrl } }: ServerSettings): string | undefined {
  if (!trustProxy || siteUrl) return undefined
  return 'SITE_URL is not set: behind a proxy on https no passkey can be verified, and pages have no canonical address.'
}

/** Characters that a generated key has at least: wrong keys are not counted, so a short one could be guessed. */
const safeKeyLength = 20

/** A note for the person who starts the shop with a write key that could be guessed; undefined if none is needed. */
export function writeKeyNote({ keys: { write } }: ServerSettings): string | undefined {
  if (!write || write.length >= safeKeyLength) return undefined
  return `STORE_WRITE_KEY has fewer than ${safeKeyLength} characters: it could be guessed. Set a random one, as of: openssl rand -hex 32`
}

/** A key goes in a header, which takes no line break at its end and no letters beyond ASCII. */
function keyOf(env: NodeJS.ProcessEnv, name: string): string {
  const key = env[name]?.trim() ?? ''
  // The value is a secret: it is not printed.
  if (!/^[\x21-\x7e]*$/.test(key))
    throw new SettingsError(`${name} takes letters, digits and signs of ASCII, no spaces.`)
  return key
}

function portOf(text: string): number {
  if (!/^\d+$/.test(text) || Number(text) > 65535)
    throw new SettingsError(`PORT is '${text}'; it takes a whole number from 0 to 65535.`)
  return Number(text)
}

/** No other names: what they resolve to may change. */
function hostOf(text: string | undefined): string | undefined {
  if (!text || isIP(text) > 0 || text === 'localhost') return text
  throw new SettingsError(`HOST is '${text}'; it takes an IP address of this machine such as 127.0.0.1, or localhost.`)
}

function avifPolicyOf(text: string): AvifPolicy {
  const policy = avifPolicies.find((each) => each === text)
  if (!policy) throw new SettingsError(`AVIF is '${text}'; it takes ${avifPolicies.join(', ')}.`)
  return policy
}

function isSwitchedOn(name: string, text = ''): boolean {
  if (!['', '0', '1'].includes(text)) throw new SettingsError(`${name} is '${text}'; it takes 1 or 0.`)
  return text === '1'
}

function secondsOf(name: string, text: string): number {
  if (!/^\d+$/.test(text) || Number(text) > 60)
    throw new SettingsError(`${name} is '${text}'; it takes whole seconds from 0 to 60.`)
  return Number(text)
}

function databaseUrlOf(text: string | undefined): string | undefined {
  if (!text) return undefined
  const database = URL.parse(text)?.pathname ?? ''
  if (!engineOf(text) || database.length < 2) {
    // The value may contain a password: it is not printed.
    throw new SettingsError(
      `DATABASE_URL takes an address such as ${engines.map(({ example }) => example).join(' or ')}.`,
    )
  }
  return text
}

/** The ids of an Amazon Cognito pool. With only one of them the shop would silently use its own pool. */
function identityOf(env: NodeJS.ProcessEnv, siteUrl: string): PublicIdentity {
  const [userPoolId, clientId] = [env['USER_POOL_ID'], idOf(env, 'USER_POOL_CLIENT_ID')]
  if (Boolean(userPoolId) !== Boolean(clientId)) {
    throw new SettingsError('USER_POOL_ID and USER_POOL_CLIENT_ID belong together: set both or none.')
  }
  if (userPoolId && !/^[a-z]{2}(-[a-z]+)+-\d_[A-Za-z0-9]+$/.test(userPoolId)) {
    throw new SettingsError(`USER_POOL_ID is '${userPoolId}'; it takes an id such as ap-south-1_AbCdEf123.`)
  }
  const googleClientId = idOf(env, 'GOOGLE_CLIENT_ID')
  const oauth = hostedSignInOf(env['USER_POOL_DOMAIN'], userPoolId, siteUrl)
  return publicIdentity({ apiBase: '/dev', userPoolId, clientId, googleClientId, oauth })
}

function idOf(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const id = env[name]
  if (id && /\s/.test(id)) throw new SettingsError(`${name} is '${id}'; it takes an id without spaces.`)
  return id
}

/** Amazon Cognito's hosted sign-in pages, for Google and others, and the URLs they return to. */
function hostedSignInOf(domain: string | undefined, userPoolId: string | undefined, siteUrl: string) {
  if (!domain) return undefined
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain)) {
    throw new SettingsError(`USER_POOL_DOMAIN is '${domain}'; it takes a host such as auth.shop.example.`)
  }
  if (!userPoolId || !siteUrl) throw new SettingsError('USER_POOL_DOMAIN needs USER_POOL_ID and SITE_URL beside it.')
  const scopes = ['openid', 'email', 'profile', 'aws.cognito.signin.user.admin']
  return { domain, scopes, redirectSignIn: [`${siteUrl}/signin`], redirectSignOut: [`${siteUrl}/`] }
}

/** Google's own URL, or a configured one: https or localhost only, since tokens are sent there. */
function googleAddressOf(env: NodeJS.ProcessEnv, name: string, usual: string): string {
  const text = env[name]
  if (!text) return usual
  const url = URL.parse(text)
  if (url && (url.protocol === 'https:' || ['localhost', '127.0.0.1'].includes(url.hostname))) return url.href
  throw new SettingsError(`${name} is '${text}'; it takes an address on https.`)
}

function smtpUrlOf(text: string | undefined): string | undefined {
  if (!text) return undefined
  const url = URL.parse(text)
  // A '#' in a password would end the address, and the mail would go to another host.
  if (!url?.hostname || !/^smtps?:$/.test(url.protocol) || url.hash) {
    // The value may contain a password: it is not printed.
    throw new SettingsError(
      'SMTP_URL takes an address such as smtps://user:password@mail.example:465; in a password # is written %23.',
    )
  }
  return text
}

function siteUrlOf(text: string | undefined): string {
  if (!text) return ''
  const url = URL.parse(text)
  // The shop is served from the root of its host.
  if (!url || url.href !== `${url.origin}/` || !/^https?:$/.test(url.protocol)) {
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
    // Browsers send the bare origin: a path or trailing slash would never match.
    if (URL.parse(origin)?.origin !== origin || !/^https?:/.test(origin)) {
      throw new SettingsError(
        `ALLOWED_ORIGINS holds '${origin}'; it takes origins such as https://studio.example, with commas between them.`,
      )
    }
  }
  return origins
}
