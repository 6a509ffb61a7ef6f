import { identityLimits } from '#domain/account/identityLimits.ts'
import { fieldsOf, textOf } from '#domain/product/read.ts'
import type { DeviceStorage } from './deviceStorage.ts'

/** Session storage: the sign-up whose email address is to be confirmed. */
export const pendingSignUpKey = 'shop.signup'

/** Where the code was sent; never the password. */
export interface PendingSignUp {
  email: string
  destination?: string | undefined
}

/** Keeps a sign-up that waits for its code over a reload, for three minutes. */
export function pendingSignUp(device: DeviceStorage, now: () => number) {
  return {
    read: (): PendingSignUp | undefined => {
      const text = device.read(pendingSignUpKey, 'session')
      if (!text) return undefined
      try {
        const { email, destination, until } = fieldsOf(JSON.parse(text))
        if (!textOf(email) || !(Number(until) > now())) return undefined
        return { email: textOf(email), destination: textOf(destination) || undefined }
      } catch {
        return undefined
      }
    },
    write: ({ email, destination }: PendingSignUp) =>
      void device.write(
        pendingSignUpKey,
        JSON.stringify({ email, destination, until: now() + identityLimits.signInSessionMs }),
        'session',
      ),
    remove: () => void device.remove(pendingSignUpKey, 'session'),
  }
}
