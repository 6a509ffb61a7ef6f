import { GoogleOAuthProvider, useGoogleLogin } from '@react-oauth/google'
import { useLayoutEffect, useState, type ReactNode } from 'react'
import { allowGoogleScript } from './allowGoogleScript.ts'

interface GoogleDialogProps {
  clientId: string
  /** With the access token of whoever has agreed. */
  onToken: (accessToken: string) => void
  /** Google has refused or could not be reached; closing its window is no failure. */
  onFailure: () => void
  /** Renders the button; without `open` Google's script is not there yet. */
  children: (open: (() => void) | undefined) => ReactNode
}

/** Opens Google's own window. Its script is requested when this is mounted: on the pages of sign-in and sign-up only. */
export function GoogleDialog({ clientId, ...dialog }: GoogleDialogProps) {
  const [isLoaded, setIsLoaded] = useState(false)
  // Before the effect below that adds the script.
  useLayoutEffect(allowGoogleScript, [])
  return (
    <GoogleOAuthProvider clientId={clientId} onScriptLoadSuccess={() => setIsLoaded(true)}>
      <Dialog isLoaded={isLoaded} {...dialog} />
    </GoogleOAuthProvider>
  )
}

function Dialog({
  isLoaded,
  onToken,
  onFailure,
  children,
}: Omit<GoogleDialogProps, 'clientId'> & { isLoaded: boolean }) {
  const open = useGoogleLogin({
    onSuccess: ({ access_token }) => onToken(access_token),
    onError: onFailure,
    onNonOAuthError: ({ type }) => type !== 'popup_closed' && onFailure(),
  })
  return children(isLoaded ? () => open() : undefined)
}
