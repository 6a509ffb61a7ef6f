import { unknownFirstName } from '#domain/account/shopper.ts'
import type { SignedIn } from '#identity/steps.ts'
import { accountToasts } from '#site/accounts.ts'
import { notify } from '#ui/Toast/notify.ts'

/** How someone has become a signed-in shopper. */
export type SignInKind = 'signIn' | 'signUp' | 'googleSignIn' | 'googleSignUp'

/** The one toast of a sign-in or sign-up. */
export function welcome({ shopper, isNew }: SignedIn, kind: SignInKind): void {
  notify(welcomeText(shopper.firstName, isNew, kind))
}

function welcomeText(firstName: string, isNew: boolean, kind: SignInKind): string {
  if (kind === 'signUp') return accountToasts.signedUp
  if (kind === 'googleSignUp' && isNew) return accountToasts.signedUpWithGoogle
  if (isNew) return accountToasts.firstSignIn(firstName)
  return accountToasts.signedIn(firstName === unknownFirstName ? '' : firstName)
}
