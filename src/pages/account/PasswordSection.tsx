import { useState } from 'react'
import { AccountSection } from '#features/account/AccountSection/AccountSection.tsx'
import { wide } from '#features/account/AccountSection/AccountSection.css.ts'
import { NewPasswordForm } from '#features/account/NewPasswordForm/NewPasswordForm.tsx'
import { useIdentity } from '#identity/identity.ts'
import { accountToasts } from '#site/accounts.ts'
import { Button } from '#ui/Button/Button.tsx'
import { notify } from '#ui/Toast/notify.ts'
import { failureFrom } from '../auth/failureOf.ts'

/** The account's password; a button opens its form. */
export function PasswordSection({ email }: { email: string }) {
  const { client } = useIdentity()
  const [isOpen, setIsOpen] = useState(false)
  const save = (current: string, next: string) =>
    failureFrom(async () => {
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
