import { useEffect, useState } from 'react'
import { AccountColumn } from '#features/account/AccountColumn/AccountColumn.tsx'
import { SignInForm } from '#features/account/SignInForm/SignInForm.tsx'
import { importWithRetry } from '#features/shared/importWithRetry.ts'
import type { IdentityClient } from '#identity/client.ts'
import { useIdentity } from '#identity/identity.ts'
import { pendingSignInKey } from '#identity/pendingSignIn.ts'
import type { SignInResult, SignInStep } from '#identity/steps.ts'
import { signInName } from '#site/pageNames.ts'
import { readText } from '#state/deviceStorage.ts'
import { notify } from '#ui/Toast/notify.ts'
import { failureOf } from './failureOf.ts'
import { GoogleSignInButton } from './GoogleSignInButton.tsx'
import { HostedSignInButton } from './HostedSignInButton.tsx'
import { useReturn } from './useReturn.ts'
import { welcome } from './welcome.ts'

const loadSteps = () => importWithRetry(() => import('./SignInSteps.tsx'))

interface Shown {
  step: SignInStep
  client: IdentityClient
  steps: Awaited<ReturnType<typeof loadSteps>>
}

/** Sign-in: the form, and then each step the identity service asks for, in its place. */
export function SignIn() {
  const { client: loadClient, hasHostedSignIn } = useIdentity()
  const { email, linkState } = useReturn()
  const [shown, setShown] = useState<Shown>()
  const [hasLeft, setHasLeft] = useState(false)
  // What was typed before a step is in the form again on the way back.
  const [typed, setTyped] = useState({ email, remember: true })

  useEffect(() => {
    // A reload in the middle of a sign-in leads back to its step.
    if (!readText(pendingSignInKey, 'session')) return undefined
    let isGone = false
    const resume = async () => {
      const [client, steps] = await Promise.all([loadClient(), loadSteps()])
      const pending = client.pendingSignIn()
      if (!pending || isGone) return
      setTyped({ email: pending.email, remember: pending.remember })
      setShown({ step: pending.step, client, steps })
    }
    // If that fails, the form is shown, as at the start.
    resume().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [loadClient])

  const proceed = async (begin: (client: IdentityClient) => Promise<SignInResult>) => {
    try {
      const [client, steps] = await Promise.all([loadClient(), loadSteps()])
      const result = await begin(client)
      if (result.name === 'done') welcome(result, 'signIn')
      else setShown({ step: result, client, steps })
      return undefined
    } catch (error) {
      const failure = failureOf(error)
      notify(failure.message, { kind: 'error' })
      return failure
    }
  }
  const leave = () => {
    shown?.client.cancelSignIn()
    setShown(undefined)
    setHasLeft(true)
  }

  if (shown) {
    const { steps, client, step } = shown
    const onResult = (result: SignInResult) => {
      if (result.name === 'done') welcome(result, 'signIn')
      else setShown({ ...shown, step: result })
    }
    return <steps.SignInSteps step={step} client={client} onResult={onResult} onLeave={leave} />
  }
  return (
    <AccountColumn title={signInName} intro="Good to see you again." isArrival={hasLeft}>
      <SignInForm
        initial={typed}
        linkState={linkState}
        onSubmit={({ remember, ...form }) => {
          setTyped({ email: form.email, remember })
          return proceed((client) => client.signIn(form, remember))
        }}
        onOtherWay={(address, remember) => {
          setTyped({ email: address, remember })
          return proceed((client) => client.signInByChoice(address, remember))
        }}
      >
        {(remember) => (
          <>
            {hasHostedSignIn && <HostedSignInButton remember={remember} />}
            <GoogleSignInButton kind="signIn" remember={remember} />
          </>
        )}
      </SignInForm>
    </AccountColumn>
  )
}
