import type { AuthenticatorTransport, RegistrationResponseJSON } from '@simplewebauthn/server'
import { deviceNameOf } from '#domain/account/deviceName.ts'
import type { Call, Pool } from './pool.ts'
import { invalidParameter, PoolError } from './poolError.ts'
import { without, type Passkey, type PoolUser } from './poolUser.ts'
import { base64url, utf8 } from './secrets.ts'
import { changeSignedIn, signedInBy } from './tokens.ts'

/** Passkeys of one account. */
const maxPasskeys = 20

/** Transports that a browser may report; the library does not check them. */
const knownTransports: readonly string[] = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']

const knownAttachments: readonly unknown[] = ['platform', 'cross-platform']

interface SignedIn {
  AccessToken: string
}

/** The domain that passkeys of this shop are bound to. */
export function rpIdOf({ origin }: Call): string {
  return new URL(origin).hostname
}

export function transportsOf({ transports }: Passkey): AuthenticatorTransport[] {
  return [...transports] as AuthenticatorTransport[] // as the browser named them
}

function fullNameOf({ attributes }: PoolUser): string {
  return [attributes['given_name'], attributes['family_name']].filter(Boolean).join(' ')
}

/** What the browser needs to make a passkey. */
export async function startPasskey(pool: Pool, call: Call, { AccessToken }: SignedIn): Promise<object> {
  const { user } = await signedInBy(pool, AccessToken)
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpID: rpIdOf(call),
    rpName: pool.settings.appName,
    userID: utf8(user.sub),
    userName: user.username,
    userDisplayName: fullNameOf(user) || user.username,
    excludeCredentials: user.passkeys.map((passkey) => ({ id: passkey.id, transports: transportsOf(passkey) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
  await changeSignedIn(pool, user, (each) => ({ ...each, passkeyChallenge: options.challenge }))
  return { CredentialCreationOptions: options }
}

/** Stores the passkey that the browser has made. */
export async function completePasskey(
  pool: Pool,
  call: Call,
  { AccessToken, Credential }: SignedIn & { Credential: Record<string, unknown> },
): Promise<object> {
  const { user } = await signedInBy(pool, AccessToken)
  if (!user.passkeyChallenge) throw new PoolError('WebAuthnNotEnabledException', 'No registration has been started.')
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const response = Credential as unknown as RegistrationResponseJSON // the library checks all but the transports
  const { passkeyChallenge: expectedChallenge } = user
  const verified = await withoutAttestation(response)
    .then((unattested) =>
      verifyRegistrationResponse({
        response: unattested,
        expectedChallenge,
        expectedOrigin: call.origin,
        expectedRPID: rpIdOf(call),
        requireUserVerification: false,
      }),
    )
    .catch(() => undefined)
  if (!verified?.verified) throw invalidParameter('The passkey could not be verified.')
  const { credential } = verified.registrationInfo
  const attachment = Credential['authenticatorAttachment']
  const transports: readonly unknown[] = Array.isArray(credential.transports) ? credential.transports : []
  const passkey: Passkey = {
    id: credential.id,
    publicKey: base64url(credential.publicKey),
    counter: credential.counter,
    transports: knownTransports.filter((each) => transports.includes(each)),
    ...(typeof attachment === 'string' && knownAttachments.includes(attachment) ? { attachment } : {}),
    // The list of passkeys is read on other devices too.
    name: attachment === 'platform' ? deviceNameOf(call.userAgent) : 'Passkey',
    rpId: rpIdOf(call),
    createdAt: pool.now(),
  }
  await changeSignedIn(pool, user, (found) => {
    const each = without(found, 'passkeyChallenge')
    const others = each.passkeys.filter(({ id }) => id !== passkey.id)
    if (others.length >= maxPasskeys) throw new PoolError('LimitExceededException', 'Too many passkeys.')
    return { ...each, passkeys: [...others, passkey] }
  })
  return {}
}

/**
 * A new passkey without its attestation, which the shop does not ask for: to verify one, the library would fetch whatever
 * address its certificates name. Throws where it cannot be read.
 */
async function withoutAttestation(made: RegistrationResponseJSON): Promise<RegistrationResponseJSON> {
  const { decodeAttestationObject, isoBase64URL, isoCBOR } = await import('@simplewebauthn/server/helpers')
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(made.response.attestationObject))
  const unattested = new Map<string, string | Uint8Array | Map<string, string>>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', decoded.get('authData')],
  ])
  const attestationObject = isoBase64URL.fromBuffer(isoCBOR.encode(unattested))
  return { ...made, response: { ...made.response, attestationObject } }
}

export async function listPasskeys(pool: Pool, { AccessToken }: SignedIn): Promise<object> {
  const { user } = await signedInBy(pool, AccessToken)
  return {
    Credentials: user.passkeys.map(({ id, name, rpId, attachment, transports, createdAt }) => ({
      CredentialId: id,
      FriendlyCredentialName: name,
      RelyingPartyId: rpId,
      ...(attachment ? { AuthenticatorAttachment: attachment } : {}),
      AuthenticatorTransports: transports,
      CreatedAt: createdAt / 1000,
    })),
  }
}

export async function deletePasskey(
  pool: Pool,
  { AccessToken, CredentialId }: SignedIn & { CredentialId: string },
): Promise<object> {
  const { user } = await signedInBy(pool, AccessToken)
  await changeSignedIn(pool, user, (each) => {
    const passkeys = each.passkeys.filter(({ id }) => id !== CredentialId)
    if (passkeys.length < each.passkeys.length) return { ...each, passkeys }
    throw new PoolError('ResourceNotFoundException', 'Passkey does not exist.')
  })
  return {}
}
