import { formatDay } from '#domain/day.ts'
import type { Shopper } from '#domain/account/shopper.ts'
import { AccountDetails } from '#features/account/AccountDetails/AccountDetails.tsx'
import { AccountList } from '#features/account/AccountList/AccountList.tsx'
import { AccountSection } from '#features/account/AccountSection/AccountSection.tsx'
import { AuthenticatorApp } from '#features/account/AuthenticatorApp/AuthenticatorApp.tsx'
import { SavedAddress } from '#features/account/SavedAddress/SavedAddress.tsx'
import { useIdentity } from '#identity/identity.ts'
import { authenticatorAppName } from '#site/accountSteps.ts'
import { accountToasts } from '#site/accounts.ts'
import { useAccountQuery } from './accountQuery.ts'
import { failureOf } from '../auth/failureOf.ts'
import { PasskeysSection } from './PasskeysSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { useAccountChange } from './useAccountChange.ts'

/** The sections of the account page whose data is in the user pool. */
export function PoolAccount({ shopper }: { shopper: Shopper }) {
  const { client } = useIdentity()
  const { email } = shopper
  const details = useAccountQuery('details', email, (identity) => identity.details())
  const totp = useAccountQuery('totp', email, (identity) => identity.hasAuthenticatorApp())
  const devices = useAccountQuery('devices', email, (identity) => identity.devices())
  const change = useAccountChange()

  return (
    <>
      <AccountSection title="Details" state={details.state}>
        {details.data && (
          <AccountDetails
            {...details.data}
            firstName={details.data.firstName || shopper.firstName}
            lastName={details.data.lastName || shopper.lastName}
          />
        )}
      </AccountSection>
      <AccountSection title="Delivery address" intro="Fills in the checkout." state={details.state}>
        <SavedAddress
          address={details.data?.address}
          suggestion={{ fullName: `${shopper.firstName} ${shopper.lastName}`.trim(), email }}
          onSave={(address) =>
            change(
              details,
              (identity) => identity.saveAddress(address),
              address ? accountToasts.addressSaved : accountToasts.addressRemoved,
            )
          }
        />
      </AccountSection>
      <PasskeysSection email={email} />
      <AccountSection
        title={authenticatorAppName}
        intro="A second step at sign-in: a code that only your telephone shows."
        state={totp.state}
      >
        <AuthenticatorApp
          isOn={totp.data ?? false}
          onSetUp={() =>
            client()
              .then((identity) => identity.setUpAuthenticatorApp())
              .catch(failureOf)
          }
          onConfirm={(code) => change(totp, (identity) => identity.confirmAuthenticatorApp(code), accountToasts.appOn)}
          onRemove={() => change(totp, (identity) => identity.removeAuthenticatorApp(), accountToasts.appOff)}
        />
      </AccountSection>
      <AccountSection
        title="Devices"
        intro="Devices that you have signed in on. Those that are remembered skip the second step."
        state={devices.state}
      >
        <AccountList
          name="Devices"
          items={(devices.data ?? []).map(({ id, name, lastUsed }) => ({
            id,
            name,
            detail: lastUsed && `Last used on ${formatDay(lastUsed)}`,
          }))}
          emptyText="No device is remembered."
          removeLabel="Forget"
          onRemove={(id) => change(devices, (identity) => identity.forgetDevice(id), accountToasts.deviceForgotten)}
        />
      </AccountSection>
      <PasswordSection email={email} />
    </>
  )
}
