import type { IdentityRequest } from '#contract/identity.ts'
import type { Pool } from './pool.ts'
import { invalidParameter } from './poolError.ts'
import type { MfaType, PoolUser } from './poolUser.ts'
import { changeSignedIn, signedInBy } from './tokens.ts'

/** Switches second factors on and off, and sets the preferred one, which the sign-in then asks for without a choice. */
export async function setMfaPreference(pool: Pool, asked: IdentityRequest<'SetUserMFAPreference'>): Promise<object> {
  const { user } = await signedInBy(pool, asked.AccessToken)
  const settings = [
    ['SMS_MFA', asked.SMSMfaSettings],
    ['SOFTWARE_TOKEN_MFA', asked.SoftwareTokenMfaSettings],
    ['EMAIL_OTP', asked.EmailMfaSettings],
  ] as const
  if (settings.filter(([, each]) => each?.PreferredMfa).length > 1) {
    throw invalidParameter('Only one second factor can be the preferred one.')
  }
  await changeSignedIn(pool, user, (each) => {
    let { preferred } = each.mfa
    const enabled = new Set(each.mfa.enabled)
    for (const [type, setting] of settings) {
      if (!setting) continue
      if (setting.Enabled) enabled.add(type)
      else enabled.delete(type)
      if (setting.PreferredMfa && enabled.has(type)) preferred = type
      if (preferred === type && (!setting.PreferredMfa || !enabled.has(type))) preferred = undefined
    }
    for (const type of enabled) refuseUnlessUsable(each, type)
    return { ...each, mfa: { enabled: [...enabled], ...(preferred ? { preferred } : {}) } }
  })
  return {}
}

function refuseUnlessUsable({ attributes, totp }: PoolUser, type: MfaType): void {
  if (type === 'SMS_MFA' && attributes['phone_number_verified'] !== 'true') {
    throw invalidParameter('User does not have delivery config set to turn on SMS_MFA')
  }
  if (type === 'SOFTWARE_TOKEN_MFA' && !totp) {
    throw invalidParameter('User has not verified software token mfa')
  }
}
