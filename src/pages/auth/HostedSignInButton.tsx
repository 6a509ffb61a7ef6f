import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { FormAlert } from '#features/account/FormAlert/FormAlert.tsx'
import { paths } from '#site/paths.ts'
import { useIdentity } from '#identity/identity.ts'
import type { SignedIn } from '#identity/steps.ts'
import { Button } from '#ui/Button/Button.tsx'
import { notify } from '#ui/Toast/notify.ts'
import { failureOf } from './failureOf.ts'
import { useReturn } from './useReturn.ts'
import { welcome } from './welcome.ts'

/**
 * Opens the identity service's own sign-in pages, and handles the return from them to `/signin?code=…`. `remember`:
 * whether the session is to outlive the tab.
 */
export function HostedSignInButton({ remember }: { remember: () => boolean }) {
  const { client } = useIdentity()
  const { linkState } = useReturn()
  const navigate = useNavigate()
  const query = new URLSearchParams(useLocation().search)
  const isReturn = query.has('state') && (query.has('code') || query.has('error'))
  const [isBusy, setIsBusy] = useState(isReturn)
  const [message, setMessage] = useState<string>()

  const fail = (error: unknown) => {
    const { message: text } = failureOf(error)
    setIsBusy(false)
    setMessage(text)
    notify(text, { kind: 'error' })
  }
  const begin = () => {
    setIsBusy(true)
    setMessage(undefined)
    client()
      .then((identity) => identity.beginHostedSignIn(remember(), linkState?.from))
      .catch(fail)
  }
  const clearAddress = (from?: string) => void navigate(paths.signIn, { replace: true, state: from ? { from } : null })
  const finish = useEffectEvent(async () => (await client()).finishHostedSignIn(clearAddress))
  const settle = useEffectEvent((done: SignedIn | undefined) => {
    if (done) return welcome(done, 'signIn')
    clearAddress()
    return setIsBusy(false)
  })
  const refuse = useEffectEvent((error: unknown) => {
    clearAddress()
    fail(error)
  })
  useEffect(() => {
    if (isReturn) finish().then(settle, refuse)
  }, [isReturn])

  useEffect(() => {
    // Back from the service's pages may restore this page from the back/forward cache, with the button still loading.
    const restore = ({ persisted }: PageTransitionEvent) => persisted && setIsBusy(false)
    addEventListener('pageshow', restore)
    return () => removeEventListener('pageshow', restore)
  }, [])

  return (
    <>
      <FormAlert failure={message ? { message } : undefined} isInToast />
      <Button variant="secondary" full loading={isBusy} onClick={begin}>
        More ways to sign in
      </Button>
    </>
  )
}
