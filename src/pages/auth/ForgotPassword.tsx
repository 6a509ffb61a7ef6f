import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { AccountColumn } from '#features/account/AccountColumn/AccountColumn.tsx'
import { EmailForm } from '#features/account/EmailForm/EmailForm.tsx'
import { NewPasswordForm } from '#features/account/NewPasswordForm/NewPasswordForm.tsx'
import { useIsMounted } from '#features/shared/useIsMounted.ts'
import { paths } from '#site/paths.ts'
import { useIdentity } from '#identity/identity.ts'
import { pendingResetKey, type PendingCode } from '#identity/pendingCode.ts'
import { startAgainLabel } from '#site/accountSteps.ts'
import { accountToasts } from '#site/accounts.ts'
import { readText } from '#state/deviceStorage.ts'
import { notify } from '#ui/Toast/notify.ts'
import { failureFrom } from './failureOf.ts'
import { useReturn } from './useReturn.ts'

interface ForgotPasswordProps {
  /** The service requires a new password before this address can sign in. */
  forced?: { email: string; onLeave: () => void }
}

/** Resets a forgotten password with a code that is sent to the shopper. */
export function ForgotPassword({ forced }: ForgotPasswordProps) {
  const { client } = useIdentity()
  const { linkState, email: typed } = useReturn()
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  const [sent, setSent] = useState<PendingCode>()
  /** The address of a reset that was started again. */
  const [leftEmail, setLeftEmail] = useState<string>()

  const isForced = forced !== undefined
  // A reload while waiting for the code leads back to its step.
  useEffect(() => {
    if (isForced || !readText(pendingResetKey, 'session')) return
    client().then(
      (identity) => setSent(identity.pendingReset()),
      () => undefined,
    )
  }, [client, isForced])

  const toSignIn = (email: string) => {
    forced?.onLeave()
    void navigate(paths.signIn, { replace: true, state: { ...linkState, email } })
  }
  const request = (email: string) =>
    failureFrom(async () => setSent({ email, destination: await (await client()).requestPasswordReset(email) }))

  if (sent) {
    const { email, destination = email } = sent
    const reset = (code: string, password: string) =>
      failureFrom(async () => {
        await (await client()).resetPassword(email, code, password)
        notify(accountToasts.passwordSet)
        if (isMounted()) toSignIn(email)
      })
    const startAgain = () => {
      void client().then((identity) => identity.cancelReset())
      setSent(undefined)
      setLeftEmail(email)
    }
    return (
      <AccountColumn
        key="reset"
        title="Set a new password"
        intro={`If there is an account, a code has been sent to ${destination}.`}
        isArrival
      >
        <NewPasswordForm
          name="Set a new password"
          email={email}
          proof="code"
          onSubmit={({ code, password }) => reset(code, password)}
          onResend={() => request(email)}
          onCancel={startAgain}
          cancelLabel={startAgainLabel}
        />
      </AccountColumn>
    )
  }
  return (
    <AccountColumn
      key="request"
      title={forced ? 'A new password is needed' : 'Forgot your password?'}
      intro="We send you a code, and with it you set a new one."
      isArrival={isForced || leftEmail !== undefined}
    >
      <EmailForm
        name="Forgot your password?"
        submitLabel="Send Code"
        initialEmail={forced?.email ?? leftEmail ?? typed}
        onSubmit={request}
        onCancel={toSignIn}
      />
    </AccountColumn>
  )
}
