import { useEffect, useState } from 'react'
import { FormAlert } from '#features/account/FormAlert/FormAlert.tsx'
import { GoogleButton } from '#features/account/GoogleButton/GoogleButton.tsx'
import { useLazyModule } from '#features/shared/useLazyModule.ts'
import { useIdentity } from '#identity/identity.ts'
import { textOfError } from '#identity/errorTexts.ts'
import { notify } from '#ui/Toast/notify.ts'
import { failureOf } from './failureOf.ts'
import { welcome } from './welcome.ts'

const loadDialog = () => import('#identity/google/GoogleDialog.tsx')

interface GoogleSignInButtonProps {
  kind: 'signIn' | 'signUp'
  /** Whether the session is to outlive the tab. */
  remember?: () => boolean
}

/** Sign-in or sign-up with Google: always there, and disabled where the shop has no client id. */
export function GoogleSignInButton({ kind, remember = () => true }: GoogleSignInButtonProps) {
  const { client, googleClientId } = useIdentity()
  const [isBusy, setIsBusy] = useState(false)
  const [message, setMessage] = useState<string>()
  const { module, prefetch } = useLazyModule(loadDialog, () => undefined)
  useEffect(() => {
    if (googleClientId) prefetch()
  }, [googleClientId, prefetch])
  const label = kind === 'signIn' ? 'Sign in with Google' : 'Sign up with Google'

  const fail = (text: string) => {
    setMessage(text)
    notify(text, { kind: 'error' })
  }
  const enter = async (accessToken: string) => {
    setIsBusy(true)
    setMessage(undefined)
    try {
      const result = await (await client()).signInWithGoogle(accessToken, kind, remember())
      if (result.name === 'done') welcome(result, kind === 'signIn' ? 'googleSignIn' : 'googleSignUp')
    } catch (error) {
      fail(failureOf(error).message)
    }
    setIsBusy(false)
  }
  if (!googleClientId) return <GoogleButton label={label} isSetUp={false} />
  // Until the module is loaded, Google's script cannot be either.
  if (!module) return <GoogleButton label={label} isSetUp loading={isBusy} />
  return (
    <>
      <FormAlert failure={message ? { message } : undefined} isInToast />
      <module.GoogleDialog
        clientId={googleClientId}
        onToken={(token) => void enter(token)}
        onFailure={() => fail(textOfError('GoogleDialogFailed', '').text)}
      >
        {(open) => <GoogleButton label={label} isSetUp onClick={open} loading={isBusy} />}
      </module.GoogleDialog>
    </>
  )
}
