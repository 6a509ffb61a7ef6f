import { GoogleOAuthProvider, useGoogleLogin } from '@react-oauth/google'
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { allowGoogleScript } from './allowGoogleScript.ts'

interface GoogleDialogProps {
  clientId: string
  /** Called with the access token after the shopper has consented. */
  onToken: (accessToken: string) => void
  /** Called when Google refused or could not be reached; closing its popup is not a failure. */
  onFailure: () => void
  /** Renders the button. `open` is undefined while Google's script loads; after a failure it says so and retries. */
  children: (open: (() => void) | undefined) => ReactNode
}

/** Opens Google's popup. Its script is requested when this is mounted: on the pages of sign-in and sign-up only. */
export function GoogleDialog({ clientId, onToken, onFailure, children }: GoogleDialogProps) {
  const [script, setScript] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  const [dialog, setDialog] = useState<OpenDialog>()
  // Before the effect below that adds the script.
  useLayoutEffect(allowGoogleScript, [])
  const open = () => {
    if (script === 'loaded') return dialog?.open()
    onFailure()
    setAttempt(attempt + 1)
  }
  return (
    <>
      <GoogleOAuthProvider
        key={attempt}
        clientId={clientId}
        onScriptLoadSuccess={() => setScript('loaded')}
        onScriptLoadError={() => setScript('failed')}
      >
        <Dialog onReady={setDialog} onToken={onToken} onFailure={onFailure} />
      </GoogleOAuthProvider>
      {children(script === 'loading' ? undefined : open)}
    </>
  )
}

interface OpenDialog {
  open: () => void
}

interface DialogProps extends Pick<GoogleDialogProps, 'onToken' | 'onFailure'> {
  onReady: (dialog: OpenDialog) => void
}

function Dialog({ onReady, onToken, onFailure }: DialogProps) {
  const open = useGoogleLogin({
    onSuccess: ({ access_token }) => onToken(access_token),
    onError: onFailure,
    onNonOAuthError: ({ type }) => type !== 'popup_closed' && onFailure(),
  })
  useEffect(() => onReady({ open: () => open() }), [onReady, open])
  return null
}
