import { createUserClient } from '#api/users.ts'
import type { PublicSettings } from '#contract/page.ts'
import { createIdentityClient } from '#identity/amplify/createIdentityClient.ts'
import type { IdentityClient } from '#identity/client.ts'
import { accountToasts, tenantId } from '#site/accounts.ts'
import { shop } from '#site/shop.ts'
import { clearDevice } from '#state/clearDevice.ts'
import { readText, removeText, writeText } from '#state/deviceStorage.ts'
import { currentUser, forgetUser, storeUser } from '#state/user.ts'
import { dismissToasts } from '#ui/Toast/dismissToasts.ts'
import { notify } from '#ui/Toast/notify.ts'

export type IdentityHostSettings = Pick<PublicSettings, 'apiBase' | 'identity'>

/** Connects the identity client with the user service and this device. Loaded on demand. */
export function openIdentity({ apiBase, identity }: IdentityHostSettings): IdentityClient {
  return createIdentityClient({
    pool: identity,
    device: { read: readText, write: writeText, remove: removeText },
    users: (token) => createUserClient({ base: apiBase, token }),
    appName: shop.name,
    tenantId,
    shopper: currentUser,
    onSignedIn: storeUser,
    onSignedOut: forgetUser,
  })
}

/** Signs out and shows a toast, whose action clears the device for the next shopper. */
export async function signOutWithToast(client: IdentityClient): Promise<void> {
  await client.signOut()
  const clear = () => {
    clearDevice()
    // An Undo in them would bring back what was removed last.
    dismissToasts()
    notify(accountToasts.deviceCleared)
  }
  notify(accountToasts.signedOut, { action: { label: 'Clear this device', onClick: clear } })
}
