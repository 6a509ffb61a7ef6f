import { googleUserInfoUrl } from '#domain/account/googleUserInfo.ts'
import { namesOfProfile } from '#domain/account/shopper.ts'
import { fieldsOf, textOf } from '#domain/product/read.ts'
import { appLogin, type UserService } from '../appLogin.ts'
import { callSignal } from '../callSignal.ts'
import { IdentityError } from '../IdentityError.ts'
import type { SignedIn } from '../steps.ts'

interface GoogleOptions {
  users: (token: () => Promise<string | undefined>) => UserService
  tenantId: string
}

/** The shop's part of a sign-in with Google: the profile of the token's owner, and their user. */
export async function signInWithGoogle(
  accessToken: string,
  kind: 'signIn' | 'signUp',
  { users, tenantId }: GoogleOptions,
): Promise<SignedIn> {
  const profile = await profileOf(accessToken)
  const email = textOf(profile['email'])
  if (!email) throw new IdentityError('GoogleEmailMissing', 'The profile has no email')
  const names = namesOfProfile({
    givenName: textOf(profile['given_name']),
    familyName: textOf(profile['family_name']),
    name: textOf(profile['name']),
  })
  try {
    return await appLogin(
      { email, ...names, provider: 'google' },
      users(() => Promise.resolve(accessToken)),
      tenantId,
    )
  } catch (error) {
    throw new IdentityError(kind === 'signIn' ? 'GoogleSignInFailed' : 'GoogleSignUpFailed', String(error), error)
  }
}

async function profileOf(accessToken: string) {
  try {
    const headers = { Authorization: `Bearer ${accessToken}` }
    const response = await fetch(googleUserInfoUrl, { headers, signal: callSignal() })
    if (!response.ok) throw new Error(`Error status: ${response.status}`)
    return fieldsOf(await response.json())
  } catch (error) {
    throw new IdentityError('GoogleFailed', String(error), error)
  }
}
