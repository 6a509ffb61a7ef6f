import {
  associateWebAuthnCredential,
  deleteWebAuthnCredential,
  fetchDevices,
  fetchMFAPreference,
  fetchUserAttributes,
  forgetDevice,
  listWebAuthnCredentials,
  setUpTOTP,
  updateMFAPreference,
  updatePassword,
  updateUserAttributes,
  verifyTOTPSetup,
} from 'aws-amplify/auth'
import { deviceNameOf } from '#domain/account/deviceName.ts'
import type { AddressForm } from '#domain/address/address.ts'
import { readAddress } from '#domain/address/readAddress.ts'
import type { IdentityClient } from '../client.ts'
import { identityErrorOf, IdentityError, translated } from '../IdentityError.ts'

type AccountCalls = Pick<
  IdentityClient,
  | 'details'
  | 'saveAddress'
  | 'changePassword'
  | 'passkeys'
  | 'addPasskey'
  | 'removePasskey'
  | 'hasAuthenticatorApp'
  | 'setUpAuthenticatorApp'
  | 'confirmAuthenticatorApp'
  | 'removeAuthenticatorApp'
  | 'devices'
  | 'forgetDevice'
>

interface AccountCallOptions {
  /** The shop's name, in authenticator apps. */
  appName: string
  /** Called when the pool no longer accepts the session. */
  onSessionOver: () => Promise<void>
}

/** What a signed-in shopper can see and change of the account. */
export function accountCalls({ appName, onSessionOver }: AccountCallOptions): AccountCalls {
  const asShopper = async <Result>(call: () => Promise<Result>): Promise<Result> => {
    try {
      return await translated(call)
    } catch (error) {
      // A revoked access token is still valid on the device, so that Amplify does not notice.
      if (error instanceof IdentityError && error.remedy === 'restart') await onSessionOver()
      throw error
    }
  }
  /** Runs a removal. What was removed already, in another tab or by a call whose response was lost, needs none. */
  const removing = (call: () => Promise<void>) =>
    asShopper(async () => {
      try {
        await call()
      } catch (error) {
        if (identityErrorOf(error).code !== 'ResourceNotFoundException') throw error
      }
    })
  const email = async () => (await fetchUserAttributes()).email ?? ''
  /** The app's code that the pool has accepted, which it does once, until the app is turned on. */
  let acceptedCode: string | undefined
  return {
    details: () =>
      asShopper(async () => {
        const attributes = await fetchUserAttributes()
        // Every account has an email. An answer without it is no account, and would show a saved address as missing.
        if (!attributes.email) throw new IdentityError('Unknown', 'The answer holds no account')
        return {
          email: attributes.email,
          firstName: attributes.given_name ?? '',
          lastName: attributes.family_name ?? '',
          phone: attributes.phone_number ?? '',
          address: savedAddress(attributes.address),
        }
      }),
    saveAddress: (address) =>
      asShopper(async () => {
        const text = address ? JSON.stringify(address) : ''
        await updateUserAttributes({ userAttributes: { address: text } })
      }),
    changePassword: (oldPassword, newPassword) =>
      asShopper(async () => {
        try {
          await updatePassword({ oldPassword, newPassword })
        } catch (error) {
          const isWrong = error instanceof Error && error.message.startsWith('Incorrect username or password')
          throw isWrong ? new IdentityError('WrongCurrentPassword', error.message) : error
        }
      }),
    passkeys: () =>
      asShopper(async () => {
        const { credentials } = await listWebAuthnCredentials()
        return credentials.flatMap(({ credentialId, friendlyCredentialName, createdAt }) =>
          credentialId ? [{ id: credentialId, name: friendlyCredentialName || 'Passkey', createdAt }] : [],
        )
      }),
    addPasskey: () =>
      asShopper(async () => {
        try {
          await associateWebAuthnCredential()
          return true
        } catch (error) {
          const failure = identityErrorOf(error)
          if (failure.code !== 'PasskeyRegistrationCanceled') throw failure
          return false
        }
      }),
    removePasskey: (credentialId) => removing(() => deleteWebAuthnCredential({ credentialId })),
    hasAuthenticatorApp: () => asShopper(async () => (await fetchMFAPreference()).enabled?.includes('TOTP') ?? false),
    setUpAuthenticatorApp: () =>
      asShopper(async () => {
        acceptedCode = undefined
        const setup = await setUpTOTP()
        return { secret: setup.sharedSecret, uri: setup.getSetupUri(encodeURIComponent(appName), await email()).href }
      }),
    confirmAuthenticatorApp: (code) =>
      asShopper(async () => {
        if (code !== acceptedCode) await verifyTOTPSetup({ code })
        acceptedCode = code
        await updateMFAPreference({ totp: 'PREFERRED' })
        acceptedCode = undefined
      }),
    removeAuthenticatorApp: () => asShopper(() => updateMFAPreference({ totp: 'DISABLED' })),
    devices: () =>
      asShopper(async () => {
        const devices = await fetchDevices()
        return devices.map(({ id, name, ...rest }) => ({
          id,
          name: deviceNameOf(name),
          lastUsed: lastUsed(rest),
        }))
      }),
    forgetDevice: (id) => removing(() => forgetDevice({ device: { id } })),
  }
}

/** When a device was last used: the pool sends it, although Amplify's type of a device lacks it. */
function lastUsed(device: object): Date | undefined {
  const date = 'lastAuthenticatedDate' in device ? device.lastAuthenticatedDate : undefined
  return date instanceof Date && !Number.isNaN(date.getTime()) ? date : undefined
}

/** The saved address; undefined if it cannot be parsed. */
function savedAddress(text = ''): AddressForm | undefined {
  try {
    return readAddress(JSON.parse(text))
  } catch {
    return undefined
  }
}
