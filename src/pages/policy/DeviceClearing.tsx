import { networkError } from '#domain/messages.ts'
import { ClearDevice } from '#features/account/ClearDevice/ClearDevice.tsx'
import { importWithRetry } from '#features/shared/importWithRetry.ts'
import { accountToasts } from '#site/accounts.ts'
import { clearDeviceTexts } from '#site/clearDevice.ts'
import { paths } from '#site/paths.ts'
import { useUser } from '#state/user.ts'
import { TextLink } from '#ui/Button/TextLink.tsx'
import { notify } from '#ui/Toast/notify.ts'

/** Clears this device; a signed-in shopper is led to the sign-out on her account page, which does the same. */
export function DeviceClearing() {
  const shopper = useUser()
  if (shopper) {
    return (
      <p>
        <TextLink href={paths.account} icon="arrowRight">
          {clearDeviceTexts.atSignOut}
        </TextLink>
      </p>
    )
  }
  return <ClearDevice onClear={() => void clear()} />
}

/** Loaded on demand: nothing else of a policy needs what the device stores. */
async function clear() {
  try {
    const { clearDevice } = await importWithRetry(() => import('#state/clearDevice.ts'))
    clearDevice()
    notify(accountToasts.deviceCleared)
  } catch {
    notify(networkError, { kind: 'error' })
  }
}
