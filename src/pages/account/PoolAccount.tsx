import { useState } from 'react'
import { formatDay } from '#domain/day.ts'
import type { Shopper } from '#domain/account/shopper.ts'
import { AccountDetails } from '#features/account/AccountDetails/AccountDetails.tsx'
import { AccountList } from '#features/account/AccountList/AccountList.tsx'
import { AccountSection } from '#features/account/AccountSection/AccountSection.tsx'
import { wide } from '#features/account/AccountSection/AccountSection.css.ts'
import { AuthenticatorApp } from '#features/account/AuthenticatorApp/AuthenticatorApp.tsx'
import { FormAlert } from '#features/account/FormAlert/FormAlert.tsx'
import { NewPasswordForm } from '#features/account/NewPasswordForm/NewPasswordForm.tsx'
import { SavedAddress } from '#features/account/SavedAddress/SavedAddress.tsx'
import { useAction } from '#features/account/useAction.ts'
import type { IdentityClient } from '#identity/client.ts'
import { useIdentity } from '#identity/identity.ts'
import { accountToasts } from '#site/accounts.ts'
import { Button } from '#ui/Button/Button.tsx'
import { notify } from '#ui/Toast/notify.ts'
import { useAccountQuery } from './accountQuery.ts'
import { failureOf, refusalOf } from '../auth/failureOf.ts'

/** The parts of the account page that the user pool keeps. */
export function PoolAccount({ shopper }: { shopper: Shopper }) {
  const { client } = useIdentity()
  const { email } = shopper
  const details = useAccountQuery('details', email, (identity) => identity.details())
  const totp = useAccountQuery('totp', email, (identity) => identity.hasAuthenticatorApp())
  const devices = useAccountQuery('devices', email, (identity) => identity.devices())
  /** Does something, and reads again what it has changed. */
  const change = (query: { refetch: () => Promise<unknown> }, call: (identity: IdentityClient) => Promise<unknown>) =>
    refusalOf(async () => {
      await call(await client())
      await query.refetch()
    })

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
          onSave={(address) => change(details, (identity) => identity.saveAddress(address))}
        />
      </AccountSection>
      <Passkeys email={email} change={change} />
      <AccountSection
        title="Authenticator app"
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
          onConfirm={(code) => change(totp, (identity) => identity.confirmAuthenticatorApp(code))}
          onRemove={() => change(totp, (identity) => identity.removeAuthenticatorApp())}
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
          onRemove={(id) => change(devices, (identity) => identity.forgetDevice(id))}
        />
      </AccountSection>
      <Password email={email} />
    </>
  )
}

interface PasskeysProps {
  email: string
  change: (
    query: { refetch: () => Promise<unknown> },
    call: (identity: IdentityClient) => Promise<unknown>,
  ) => ReturnType<typeof refusalOf>
}

function Passkeys({ email, change }: PasskeysProps) {
  const passkeys = useAccountQuery('passkeys', email, (identity) => identity.passkeys())
  const { busy, failure, run } = useAction()
  return (
    <AccountSection
      title="Passkeys"
      intro="Sign in with your fingerprint, your face or the lock of your screen."
      state={passkeys.state}
    >
      <AccountList
        name="Passkeys"
        items={(passkeys.data ?? []).map(({ id, name, createdAt }) => ({
          id,
          name,
          detail: createdAt && `Added on ${formatDay(createdAt)}`,
        }))}
        emptyText="You have no passkey yet."
        removeLabel="Remove"
        onRemove={(id) => change(passkeys, (identity) => identity.removePasskey(id))}
      />
      <FormAlert failure={failure && { message: failure.message }} />
      <Button
        variant="secondary"
        size="small"
        loading={busy !== undefined}
        onClick={() => run('add', () => change(passkeys, (identity) => identity.addPasskey()))}
      >
        Add a Passkey
      </Button>
    </AccountSection>
  )
}

function Password({ email }: { email: string }) {
  const { client } = useIdentity()
  const [isOpen, setIsOpen] = useState(false)
  const save = (current: string, next: string) =>
    refusalOf(async () => {
      await (await client()).changePassword(current, next)
      setIsOpen(false)
      notify(accountToasts.passwordChanged)
    })
  return (
    <AccountSection title="Password">
      {isOpen ? (
        <div className={wide}>
          <NewPasswordForm
            name="Change Password"
            email={email}
            proof="currentPassword"
            submitLabel="Change Password"
            onSubmit={({ currentPassword, password }) => save(currentPassword, password)}
            onCancel={() => setIsOpen(false)}
            cancelLabel="Cancel"
          />
        </div>
      ) : (
        <Button variant="secondary" size="small" onClick={() => setIsOpen(true)}>
          Change Password
        </Button>
      )}
    </AccountSection>
  )
}
