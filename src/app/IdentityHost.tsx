import { useEffect, useMemo, type ReactNode } from 'react'
import { importWithRetry } from '#features/shared/importWithRetry.ts'
import { IdentityContext } from '#identity/identity.ts'
import { signedOutToast } from '#site/signedOut.ts'
import { removeMatching } from '#state/deviceStorage.ts'
import { forgetUser, onSessionEnd, useUser } from '#state/user.ts'
import { notify } from '#ui/Toast/notify.ts'
import type { IdentityHostSettings } from './openIdentity.ts'

interface IdentityHostProps {
  settings: IdentityHostSettings
  children: ReactNode
}

/** Milliseconds after which a session is checked even if the browser is not idle, or has no `requestIdleCallback`. */
const checkDelayMs = 2000

/** Milliseconds that Logout waits for the identity client; after them it signs out here, without revoking the session. */
const signOutWaitMs = 4000

/**
 * Provides who is signed in. The identity client is loaded when a screen needs it and, for a signed-in shopper, once the page
 * is idle: the check signs out without a toast if the session was revoked.
 */
export function IdentityHost({ settings, children }: IdentityHostProps) {
  const shopper = useUser()
  const load = useMemo(() => createLoader(settings), [settings])
  const email = shopper?.email

  useEffect(() => {
    if (email === undefined) return undefined
    const check = () =>
      void load()
        .then(({ client }) => client.check())
        .catch(() => undefined)
    return whenIdle(check)
  }, [email, load])

  useEffect(() => onSessionEnd(endSession), [])

  const { googleClientId, oauth } = settings.identity
  const hasHostedSignIn = oauth !== undefined
  const identity = useMemo(
    () => ({
      shopper,
      signOut: () => Promise.race([load(), timeout()]).then(({ signOut }) => signOut(), signOutHere),
      client: async () => (await load()).client,
      googleClientId,
      hasHostedSignIn,
    }),
    [shopper, load, googleClientId, hasHostedSignIn],
  )
  return <IdentityContext value={identity}>{children}</IdentityContext>
}

/** Loads the module once; after a failure the next call tries again. */
function createLoader(settings: IdentityHostSettings) {
  const open = async () => {
    const { openIdentity, signOutWithToast } = await importWithRetry(() => import('./openIdentity.ts'))
    const client = openIdentity(settings)
    return { client, signOut: () => signOutWithToast(client) }
  }
  let opening: ReturnType<typeof open> | undefined
  return () => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined
      throw error
    })
    return opening
  }
}

const timeout = () => new Promise<never>((_, reject) => setTimeout(reject, signOutWaitMs))

/** Runs whenever a session ends, in this tab or in another. */
function endSession() {
  // The checkout's address, whose state module may not be loaded, what could not be read of it and of the shopper, and steps
  // of signing in that wait for a code.
  removeMatching(/^shop\.(?:(?:address|signin|signup|reset)$|(?:address|user|tabUser)\.)/)
  window.dispatchEvent(new CustomEvent('auth:logout'))
}

/** Signs out on this device only: the module that also revokes the session was not loaded in time. */
function signOutHere() {
  // Amplify's tokens and the entries it stores with them; a remembered device stays remembered.
  removeMatching(/^Cog.*(Token|Drift|Details|AuthUser)$/)
  forgetUser()
  notify(signedOutToast)
}

function whenIdle(call: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(call, checkDelayMs)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(call, { timeout: checkDelayMs })
  return () => cancelIdleCallback(id)
}
