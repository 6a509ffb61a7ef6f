import type { IdentityRequest } from '#contract/identity.ts'
import type { LiveGrant } from './grants.ts'
import { changeUser, type Pool } from './pool.ts'
import { invalidParameter, noSuchDevice } from './poolError.ts'
import type { PoolDevice } from './poolUser.ts'
import { hexOfBase64 } from './srp.ts'
import { changeSignedIn, signedInBy } from './tokens.ts'

/** Maximum devices of one account; the least recently used is removed first. */
const maxDevices = 20

const noteEveryMs = 24 * 3600 * 1000

/** Updates when the device of a session was last used, at most once a day. */
export async function noteDeviceUse(pool: Pool, { user, grant }: LiveGrant): Promise<void> {
  const used = user.devices.find(({ key }) => key === grant.deviceKey)
  const time = pool.now()
  if (!used || time - used.lastUsedAt < noteEveryMs) return
  await changeUser(pool, user.username, (each) => ({
    ...each,
    devices: each.devices.map((one) => (one.key === used.key ? { ...one, lastUsedAt: time } : one)),
  }))
}

/** Stores the verifier of a device whose key was issued with the tokens. */
export async function confirmDevice(
  pool: Pool,
  { AccessToken, DeviceKey, DeviceName, DeviceSecretVerifierConfig }: IdentityRequest<'ConfirmDevice'>,
): Promise<object> {
  const { user, id, grant } = await signedInBy(pool, AccessToken)
  const offered = grant.offeredDevice
  if (offered?.key !== DeviceKey) throw noSuchDevice()
  const salt = hexOfBase64(DeviceSecretVerifierConfig.Salt)
  const verifier = hexOfBase64(DeviceSecretVerifierConfig.PasswordVerifier)
  if (!salt || !verifier) throw invalidParameter('DeviceSecretVerifierConfig is not base64.')
  const time = pool.now()
  const device: PoolDevice = {
    ...offered,
    salt,
    verifier,
    name: DeviceName ?? '',
    isRemembered: pool.settings.devices === 'always',
    createdAt: time,
    lastUsedAt: time,
  }
  await changeSignedIn(pool, user, (each) => {
    const others = each.devices.filter(({ key }) => key !== device.key)
    const newest = others.sort((one, other) => other.lastUsedAt - one.lastUsedAt).slice(0, maxDevices - 1)
    return { ...each, devices: [device, ...newest] }
  })
  await pool.grants.change(id, (each) => each && { ...each, deviceKey: device.key })
  return { UserConfirmationNecessary: !device.isRemembered }
}

/** Sets whether a device is remembered. */
export async function updateDevice(
  pool: Pool,
  { AccessToken, DeviceKey, DeviceRememberedStatus }: IdentityRequest<'UpdateDeviceStatus'>,
): Promise<object> {
  const { user } = await signedInBy(pool, AccessToken)
  const isRemembered = DeviceRememberedStatus === 'remembered'
  await changeSignedIn(pool, user, (each) => {
    if (!each.devices.some(({ key }) => key === DeviceKey)) throw noSuchDevice()
    const devices = each.devices.map((one) => (one.key === DeviceKey ? { ...one, isRemembered } : one))
    return { ...each, devices }
  })
  return {}
}

/** Removes a device, which signs it out, unless it is the one that sent the request. */
export async function forgetDevice(
  pool: Pool,
  { AccessToken, DeviceKey }: IdentityRequest<'ForgetDevice'>,
): Promise<object> {
  const { user, id } = await signedInBy(pool, AccessToken)
  await pool.grants.change(id, (each) => {
    if (each?.deviceKey !== DeviceKey) return undefined
    const { deviceKey: _, ...rest } = each
    return rest
  })
  await changeSignedIn(pool, user, (each) => {
    const devices = each.devices.filter(({ key }) => key !== DeviceKey)
    if (devices.length === each.devices.length) throw noSuchDevice()
    return { ...each, devices }
  })
  return {}
}

/** The devices, with times in seconds. */
export async function listDevices(pool: Pool, { AccessToken }: IdentityRequest<'ListDevices'>): Promise<object> {
  const { user } = await signedInBy(pool, AccessToken)
  return {
    Devices: user.devices.map((device) => ({
      DeviceKey: device.key,
      DeviceAttributes: [
        { Name: 'device_name', Value: device.name },
        { Name: 'device_status', Value: 'valid' },
        { Name: 'dev:device_remembered_status', Value: device.isRemembered ? 'remembered' : 'not_remembered' },
      ],
      DeviceCreateDate: device.createdAt / 1000,
      DeviceLastModifiedDate: device.lastUsedAt / 1000,
      DeviceLastAuthenticatedDate: device.lastUsedAt / 1000,
    })),
  }
}
