import { startDeviceProof } from './deviceFactor.ts'
import { challenge, type SignInAnswer } from './challenge.ts'
import { askSecondFactor } from './secondFactor.ts'
import type { Call, Pool } from './pool.ts'
import { noSuchDevice, PoolError, wrongPassword } from './poolError.ts'
import type { PoolUser } from './poolUser.ts'
import { issueTokens } from './tokens.ts'

interface Passed {
  deviceKey?: string | undefined
  /** Whether the client can prove a device at this point of its flow. */
  provesDevice?: boolean
  /** Whether the first factor counts as two, like a passkey with a fingerprint or a PIN. */
  isStrong?: boolean
}

/** The step after a correct first factor: a new password, the device's proof, a second factor, or the tokens. */
export async function afterFirstFactor(
  pool: Pool,
  call: Call,
  user: PoolUser,
  { deviceKey, provesDevice = false, isStrong = false }: Passed,
): Promise<SignInAnswer> {
  refuseUnlessReady(user)
  if (user.status === 'FORCE_CHANGE_PASSWORD') {
    return challenge(pool, { username: user.username, user }, 'NEW_PASSWORD_REQUIRED', {
      parameters: {
        requiredAttributes: JSON.stringify((user.missingAttributes ?? []).map((name) => `userAttributes.${name}`)),
        userAttributes: JSON.stringify(user.attributes),
      },
    })
  }
  if (deviceKey && provesDevice) {
    const device = user.devices.find(({ key }) => key === deviceKey)
    if (!device) throw noSuchDevice()
    if (device.isRemembered) return startDeviceProof(pool, user, device)
  }
  const asked = isStrong ? undefined : await askSecondFactor(pool, call, user)
  return asked ?? issueTokens(pool, call, user, deviceKey)
}

/** Refuses an account that cannot sign in now. Only after the correct password: the error reveals the account. */
function refuseUnlessReady(user: PoolUser | undefined): asserts user is PoolUser {
  if (!user) throw wrongPassword()
  if (user.isDisabled) throw new PoolError('NotAuthorizedException', 'User is disabled.')
  if (user.status === 'UNCONFIRMED') throw new PoolError('UserNotConfirmedException', 'User is not confirmed.')
  refuseWhileReset(user)
}

/** Refuses an account whose password must be reset: none is correct for it. */
export function refuseWhileReset(user: PoolUser | undefined): void {
  if (user?.status !== 'RESET_REQUIRED') return
  throw new PoolError('PasswordResetRequiredException', 'Password reset required for the user')
}
