import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { emptySignUp } from '#domain/account/accountForms.ts'
import { AccountColumn } from '#features/account/AccountColumn/AccountColumn.tsx'
import { CodeForm } from '#features/account/CodeForm/CodeForm.tsx'
import { SignUpForm } from '#features/account/SignUpForm/SignUpForm.tsx'
import { useIsMounted } from '#features/shared/useIsMounted.ts'
import { paths } from '#site/paths.ts'
import type { IdentityClient } from '#identity/client.ts'
import { useIdentity } from '#identity/identity.ts'
import { pendingSignUpKey } from '#identity/pendingCode.ts'
import type { SignUpResult } from '#identity/steps.ts'
import { codeSentTo, confirmEmailTitle, startAgainLabel } from '#site/accountSteps.ts'
import { accountToasts } from '#site/accounts.ts'
import { signUpName } from '#site/pageNames.ts'
import { readText } from '#state/deviceStorage.ts'
import { keepSignUpDraft, useSignUpDraft } from '#state/signUpDraft.ts'
import { notify } from '#ui/Toast/notify.ts'
import { failureFrom } from './failureOf.ts'
import { GoogleSignInButton } from './GoogleSignInButton.tsx'
import { useReturn } from './useReturn.ts'
import { welcome } from './welcome.ts'

/** Sign-up: the form, and in its place the code that confirms the email address. */
export function SignUp() {
  const { client } = useIdentity()
  const { linkState } = useReturn()
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  const [confirming, setConfirming] = useState<{ email: string }>()
  const [hasBegunAgain, setHasBegunAgain] = useState(false)
  const draft = useSignUpDraft(({ form }) => form)
  const isDone = useRef(false)

  // A reload while waiting for the code leads back to its step.
  useEffect(() => {
    if (!readText(pendingSignUpKey, 'session')) return
    // If that fails, the form is shown, as at the start.
    client().then(
      (identity) => setConfirming(identity.pendingSignUp()),
      () => undefined,
    )
  }, [client])

  const proceed = (email: string, call: (client: IdentityClient) => Promise<SignUpResult>) =>
    failureFrom(async () => {
      const result = await call(await client())
      if (result.name === 'confirmSignUp') return setConfirming(result)
      isDone.current = true
      keepSignUpDraft(undefined)
      if (result.name === 'done') return welcome(result, 'signUp')
      notify(accountToasts.confirmed)
      return isMounted() && navigate(paths.signIn, { replace: true, state: { ...linkState, email } })
    })

  const startAgain = () => {
    void client().then((identity) => identity.cancelSignUp())
    setConfirming(undefined)
    setHasBegunAgain(true)
    // After a reload the form that was shown before this step has left an empty draft.
    if (!draft?.email) keepSignUpDraft({ ...emptySignUp, ...draft, email: confirming?.email ?? '' })
  }

  if (confirming) {
    const { email } = confirming
    return (
      <AccountColumn key="confirm" title={confirmEmailTitle} intro={codeSentTo(email)} isArrival>
        <CodeForm
          name={confirmEmailTitle}
          submitLabel="Confirm"
          onSubmit={(code) => proceed(email, (identity) => identity.confirmSignUp(email, code))}
          onResend={() => failureFrom(async () => (await client()).resendSignUpCode(email))}
          onCancel={startAgain}
          cancelLabel={startAgainLabel}
        />
      </AccountColumn>
    )
  }
  return (
    <AccountColumn
      key="form"
      title={signUpName}
      intro="An account keeps your delivery address for the next order."
      isArrival={hasBegunAgain}
    >
      <SignUpForm
        linkState={linkState}
        initial={draft}
        onSubmit={(form) => proceed(form.email.trim(), (identity) => identity.signUp(form))}
        onLeave={(form) => {
          if (!isDone.current) keepSignUpDraft(form)
        }}
      >
        <GoogleSignInButton kind="signUp" />
      </SignUpForm>
    </AccountColumn>
  )
}
