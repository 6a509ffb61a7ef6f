import { unknownFirstName } from '#domain/account/shopper.ts'
import type { SignedIn } from '#identity/steps.ts'
import { accountToasts } from '#site/accounts.ts'
import { notify } from '#ui/Toast/notify.ts'

/** How someone has become a signed-in shopper. */
export type Entry = 'signIn' | 'signUp' | 'googleSignIn' | 'googleSignUp'

/** The one toast of a sign-in or sign-up. */
export function welcome({ shopper, isNew }: SignedIn, entry: Entry): void {
  notify(welcomeText(shopper.firstName, isNew, entry))
}

function welcomeText(firstName: string, isNew: boolean, entry: Entry): string {
  if (entry === 'signUp') return accountToasts.signedUp
  if (entry === 'googleSignUp' && isNew) return accountToasts.signedUpWithGoogle
  if (isNew) return accountToasts.firstSignIn(firstName)
  return accountToasts.signedIn(firstName === unknownFirstName ? '' : firstName)
}
