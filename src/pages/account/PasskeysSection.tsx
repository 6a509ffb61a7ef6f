import { formatDay } from '#domain/day.ts'
import { AccountList } from '#features/account/AccountList/AccountList.tsx'
import { AccountSection } from '#features/account/AccountSection/AccountSection.tsx'
import { FormAlert } from '#features/account/FormAlert/FormAlert.tsx'
import { useAction } from '#features/account/useAction.ts'
import { accountToasts } from '#site/accounts.ts'
import { Button } from '#ui/Button/Button.tsx'
import { useAccountQuery } from './accountQuery.ts'
import { useAccountChange } from './useAccountChange.ts'

/** Passkeys of the account: a list, and a button that adds one. */
export function PasskeysSection({ email }: { email: string }) {
  const change = useAccountChange()
  const passkeys = useAccountQuery('passkeys', email, (identity) => identity.passkeys())
  const { busy, failure, run, clear } = useAction()
  const add = async () => {
    const refused = await change(passkeys, (identity) => identity.addPasskey(), accountToasts.passkeyAdded)
    // 'This device already has a passkey': it is from another tab, or from a call whose response was lost.
    if (refused && !refused.remedy) void passkeys.refetch()
    return refused
  }
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
        onRemove={(id) => {
          // 'This device already has a passkey' may be false afterwards.
          clear()
          return change(passkeys, (identity) => identity.removePasskey(id), accountToasts.passkeyRemoved)
        }}
      />
      <FormAlert failure={failure && { message: failure.message }} />
      <Button variant="secondary" size="small" loading={busy !== undefined} onClick={() => run('add', add)}>
        Add a Passkey
      </Button>
    </AccountSection>
  )
}
