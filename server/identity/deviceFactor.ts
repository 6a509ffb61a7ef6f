import { challenge, type ChallengeAnswer, type SignInAnswer, type Texts } from './challenge.ts'
import { changeUser, type Call, type Pool } from './pool.ts'
import { invalidParameter, sessionInvalid, wrongPassword } from './poolError.ts'
import type { PoolDevice, PoolUser } from './poolUser.ts'
import { isSameSecret } from './secrets.ts'
import type { AnsweredSession } from './sessions.ts'
import { isProved, startExchange } from './srp.ts'
import { issueTokens } from './tokens.ts'

/** Asks a remembered device for its proof. */
export function startDeviceProof(pool: Pool, user: PoolUser, { key }: PoolDevice): Promise<ChallengeAnswer> {
  const { username } = user
  return challenge(pool, { username, user }, 'DEVICE_SRP_AUTH', { session: { deviceKey: key } })
}

/** Begins the exchange with the device. */
export async function exchangeWithDevice(
  pool: Pool,
  session: AnsweredSession,
  { SRP_A: clientPublic = '', DEVICE_KEY: named }: Texts,
): Promise<ChallengeAnswer> {
  const { device } = deviceOf(session)
  if (named !== device.key) throw sessionInvalid()
  const exchange = await startExchange(device, clientPublic)
  if (!exchange) throw invalidParameter('SRP_A is missing or not a number of the group.')
  const { serverPublic, secretBlock } = exchange
  return challenge(pool, session, 'DEVICE_PASSWORD_VERIFIER', {
    parameters: { SALT: device.salt, SRP_B: serverPublic, SECRET_BLOCK: secretBlock, DEVICE_KEY: device.key },
    session: { deviceKey: device.key, exchange },
  })
}

/** Checks the device's proof, which replaces a second factor. */
export async function finishDeviceProof(
  pool: Pool,
  call: Call,
  session: AnsweredSession,
  responses: Texts,
): Promise<SignInAnswer> {
  const { device, user } = deviceOf(session)
  const { exchange, username } = session
  const isRight =
    exchange !== undefined &&
    (await isSameSecret(exchange.secretBlock, responses['PASSWORD_CLAIM_SECRET_BLOCK'] ?? '')) &&
    (await isProved({ group: device.group, name: device.key }, device, exchange, {
      timestamp: responses['TIMESTAMP'] ?? '',
      signature: responses['PASSWORD_CLAIM_SIGNATURE'] ?? '',
    }))
  if (!isRight) throw wrongPassword()
  await changeUser(pool, username, (each) => ({
    ...each,
    devices: each.devices.map((one) => (one.key === device.key ? { ...one, lastUsedAt: pool.now() } : one)),
  }))
  return issueTokens(pool, call, user, device.key)
}

function deviceOf({ user, deviceKey }: AnsweredSession): { user: PoolUser; device: PoolDevice } {
  const device = user?.devices.find(({ key }) => key === deviceKey)
  if (!user || !device) throw sessionInvalid()
  return { user, device }
}
