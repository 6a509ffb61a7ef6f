import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { challenge, type ChallengeAnswer, type SignInAnswer, type Texts } from './challenge.ts'
import { afterFirstFactor } from './nextStep.ts'
import type { Call, Pool } from './pool.ts'
import { wrongPassword } from './poolError.ts'
import type { PoolUser } from './poolUser.ts'
import { bytesOf } from './secrets.ts'
import { changeAccount, type AnsweredSession } from './sessions.ts'
import { rpIdOf, transportsOf } from './passkeys.ts'

/** Asks for a passkey of the account. */
export async function askPasskey(pool: Pool, call: Call, user: PoolUser): Promise<ChallengeAnswer> {
  // Imported lazily: large, and needed only for accounts with a passkey.
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: rpIdOf(call),
    userVerification: 'preferred',
    allowCredentials: user.passkeys.map((passkey) => ({ id: passkey.id, transports: transportsOf(passkey) })),
  })
  return challenge(pool, { username: user.username, user }, 'WEB_AUTHN', {
    parameters: { CREDENTIAL_REQUEST_OPTIONS: JSON.stringify(options) },
    session: { webAuthnChallenge: options.challenge },
  })
}

/** Checks the assertion of a passkey; one with user verification counts as two factors. */
export async function answerPasskey(
  pool: Pool,
  call: Call,
  { user, webAuthnChallenge = '' }: AnsweredSession,
  { CREDENTIAL: text = '' }: Texts,
): Promise<SignInAnswer> {
  const response = assertionIn(text)
  const passkey = user?.passkeys.find(({ id }) => id === response?.id)
  const publicKey = passkey && bytesOf(passkey.publicKey)
  if (!user || !response || !publicKey) throw wrongPassword()
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: webAuthnChallenge,
    expectedOrigin: call.origin,
    expectedRPID: rpIdOf(call),
    credential: { id: passkey.id, publicKey, counter: passkey.counter },
    requireUserVerification: false,
  }).catch(() => undefined)
  if (!verified?.verified) throw wrongPassword()
  const { newCounter: counter, userVerified } = verified.authenticationInfo
  await changeAccount(pool, user, (each) => {
    const stored = each.passkeys.find(({ id }) => id === passkey.id)
    // It was deleted since it was read, or a copy of it was used; a passkey that does not count stays at 0.
    if (!stored || (stored.counter > 0 && counter <= stored.counter)) throw wrongPassword()
    return { ...each, passkeys: each.passkeys.map((one) => (one === stored ? { ...one, counter } : one)) }
  })
  return afterFirstFactor(pool, call, user, { isStrong: userVerified })
}

function assertionIn(text: string): AuthenticationResponseJSON | undefined {
  try {
    const parsed: unknown = JSON.parse(text)
    // The library checks every field it reads.
    return typeof parsed === 'object' && parsed !== null ? (parsed as AuthenticationResponseJSON) : undefined
  } catch {
    return undefined
  }
}
