import type { IdentityRequest } from '#contract/identity.ts'
import { acceptedAttributes } from './attributeRules.ts'
import { sendLastingCode, takeCode } from './codes.ts'
import type { Call, Pool } from './pool.ts'
import { invalidParameter } from './poolError.ts'
import { usernameOf, type PoolUser } from './poolUser.ts'
import { deliveryTo, type CodeDeliveryDetails } from './sentCodes.ts'
import { changeSignedIn, signedInBy } from './tokens.ts'

/** Changes attributes. A new telephone number is verified by a code, where codes can be sent to telephones. */
export async function updateAttributes(
  pool: Pool,
  call: Call,
  { AccessToken, UserAttributes }: IdentityRequest<'UpdateUserAttributes'>,
): Promise<object> {
  const { user } = await signedInBy(pool, AccessToken)
  const changed = UserAttributes.filter(({ Name, Value }) => Name !== 'email' || usernameOf(Value) !== user.username)
  const given = acceptedAttributes(changed)
  const phone = given['phone_number']
  const isNewPhone = ({ attributes }: PoolUser) => phone !== undefined && phone !== attributes['phone_number']
  const details = phone && isNewPhone(user) ? await sendTo(pool, call, user, 'phone_number', phone) : []
  await changeSignedIn(pool, user, (each) => {
    // Compared with the number as it is now: it may have been changed and verified since `user` was read.
    const flag = isNewPhone(each) ? { phone_number_verified: 'false' } : {}
    const kept = isNewPhone(each) ? withoutSms(each) : each
    return { ...kept, attributes: { ...each.attributes, ...given, ...flag } }
  })
  return { CodeDeliveryDetailsList: details }
}

/** Sends the code that verifies an attribute. */
export async function sendAttributeCode(
  pool: Pool,
  call: Call,
  { AccessToken, AttributeName }: IdentityRequest<'GetUserAttributeVerificationCode'>,
): Promise<object> {
  const { user } = await signedInBy(pool, AccessToken)
  const to = verifiable(AttributeName) && user.attributes[AttributeName]
  if (!to) throw invalidParameter(`${AttributeName} cannot be verified.`)
  const [details] = await sendTo(pool, call, user, AttributeName, to)
  if (!details) throw invalidParameter('No code can be sent there.')
  return { CodeDeliveryDetails: details }
}

/** Verifies an attribute by its code. */
export async function verifyAttribute(
  pool: Pool,
  call: Call,
  { AccessToken, AttributeName, Code }: IdentityRequest<'VerifyUserAttribute'>,
): Promise<object> {
  const { user } = await signedInBy(pool, AccessToken)
  if (!verifiable(AttributeName)) throw invalidParameter(`${AttributeName} cannot be verified.`)
  const { username } = user
  const medium = mediumOf(AttributeName)
  const to = await takeCode(pool, call, { purpose: 'verify-attribute', username, medium, code: Code })
  await changeSignedIn(pool, user, (each) => {
    // The attribute was changed after the code was sent: the code does not verify the new value.
    if (each.attributes[AttributeName] !== to) return undefined
    return { ...each, attributes: { ...each.attributes, [`${AttributeName}_verified`]: 'true' } }
  })
  return {}
}

/** Removes attributes; without a telephone number, codes by SMS are no longer a second factor. */
export async function deleteAttributes(
  pool: Pool,
  { AccessToken, UserAttributeNames }: IdentityRequest<'DeleteUserAttributes'>,
): Promise<object> {
  const { user } = await signedInBy(pool, AccessToken)
  const given = acceptedAttributes(UserAttributeNames.map((Name) => ({ Name, Value: '' })))
  await changeSignedIn(pool, user, (each) => {
    const gone = Object.keys(given).flatMap((name) => [name, `${name}_verified`])
    const attributes = Object.entries(each.attributes).filter(([name]) => !gone.includes(name))
    const kept = gone.includes('phone_number') ? withoutSms(each) : each
    return { ...kept, attributes: Object.fromEntries(attributes) }
  })
  return {}
}

async function sendTo(
  pool: Pool,
  call: Call,
  { username }: PoolUser,
  name: string,
  to: string,
): Promise<CodeDeliveryDetails[]> {
  const medium = mediumOf(name)
  if (medium === 'SMS' && pool.settings.sendsSms === false) return []
  await sendLastingCode(pool, call, { purpose: 'verify-attribute', username, to, medium })
  return [deliveryTo(to, medium)]
}

function verifiable(name: string): boolean {
  return name === 'email' || name === 'phone_number'
}

function mediumOf(name: string): 'EMAIL' | 'SMS' {
  return name === 'email' ? 'EMAIL' : 'SMS'
}

function withoutSms(user: PoolUser): PoolUser {
  const { preferred, enabled } = user.mfa
  const mfa = { enabled: enabled.filter((each) => each !== 'SMS_MFA') }
  return { ...user, mfa: preferred && preferred !== 'SMS_MFA' ? { ...mfa, preferred } : mfa }
}
