import { shop } from '#site/shop.ts'
import { googleTokens } from './app/googleTokens.ts'
import { cognitoTokens, localPoolTokens } from './app/poolTokens.ts'
import { anyTokens, type TokenVerifier } from './app/tokens.ts'
import { createIdentityService, type IdentityService } from './identity/identityService.ts'
import { isLoopback, isOutboxOff } from './identity/outbox.ts'
import type { ServerSettings } from './settings.ts'
import { createSmtpSender, smtpFailure } from './smtpSender.ts'
import type { ShopStorage } from './storage/ShopStorage.ts'

interface OpenIdentityService {
  /** The shop's own user pool; absent where accounts are kept by Amazon Cognito. */
  service?: IdentityService
  tokens: TokenVerifier
  close: () => Promise<void>
}

/** Sets up sign-in by the settings: the shop's own user pool or Amazon Cognito, and optionally Google. */
export function openIdentityService(
  settings: ServerSettings,
  { identityRecords: records, users, eraseDeleted }: Pick<ShopStorage, 'identityRecords' | 'users' | 'eraseDeleted'>,
  log: (message: string, error: unknown) => void,
): OpenIdentityService {
  const { identity } = settings.public
  const { userPoolId, clientId, googleClientId } = identity
  const google = googleClientId ? [googleTokens({ ...settings.google, clientId: googleClientId })] : []
  if (!identity.endpoint) {
    const tokens = anyTokens(cognitoTokens({ userPoolId, clientId }), ...google)
    return { tokens, close: () => Promise.resolve() }
  }
  const smtp = settings.smtpUrl ? createSmtpSender(settings.smtpUrl, log) : undefined
  const service = createIdentityService({
    records,
    settings: {
      userPoolId,
      clientId,
      appName: shop.name,
      siteUrl: settings.public.siteUrl || undefined,
      sendsSms: !smtp,
    },
    now: () => new Date(),
    log,
    onDeleted: users.remove,
    eraseDeleted,
    sendCode: smtp?.sendCode,
    isBehindProxy: settings.trustProxy,
    onKept: ({ to, purpose, code }) => console.log(`Code to ${to} (${purpose}): ${code}`),
  })
  const close = async () => smtp?.close()
  return { service, tokens: anyTokens(localPoolTokens(service.pool), ...google), close }
}

/** A note on where codes are sent, for the person who starts the shop; undefined if none is needed. */
export function codesNote(
  { smtpUrl, trustProxy, public: { identity, siteUrl } }: ServerSettings,
  origin: string,
): string | undefined {
  if (!identity.endpoint || smtpUrl) return undefined
  // A shop that listens on one address of a network alone cannot be reached in the way that the outbox asks for.
  const isOff = isOutboxOff({ siteUrl, isBehindProxy: trustProxy }) || !isLoopback(URL.parse(origin)?.hostname ?? '')
  const where = isOff ? '' : ` and can be read at ${origin}/dev/identity/outbox`
  return `SMTP_URL is not set: the codes of sign-up and sign-in are sent to nobody; they are printed here${where}.`
}

/**
 * A note if codes cannot be sent by `SMTP_URL`, for the person who starts the shop; undefined if none is needed. It takes up
 * to half a minute with a mail server that does not answer.
 */
export async function mailNote({ smtpUrl, public: { identity } }: ServerSettings): Promise<string | undefined> {
  const failure = identity.endpoint && smtpUrl ? await smtpFailure(smtpUrl) : undefined
  return (
    failure &&
    `SMTP_URL cannot be used now, so the codes of sign-up and sign-in reach nobody: ${failure}. Check its host, port, user and password.`
  )
}
