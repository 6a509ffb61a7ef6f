import { splitName, unknownFirstName, type Shopper } from '#domain/account/shopper.ts'
import type { NewUser, UserRecord, UserResult } from '#contract/users.ts'
import { IdentityError } from './IdentityError.ts'
import { randomUuid } from './randomUuid.ts'
import type { SignedIn } from './steps.ts'

/** The user service, called with the token of whoever signs in. */
export interface UserService {
  getUser: (email: string) => Promise<UserResult>
  createUser: (data: NewUser) => Promise<UserResult>
}

/** What the identity service knows of whoever signs in. */
export interface Profile {
  email: string | undefined
  firstName?: string | undefined
  lastName?: string | undefined
  phone?: string | undefined
  provider: Shopper['provider']
}

/**
 * The shop's own part of a sign-in: reads the user with the profile's email, or creates one (handbook, Rules: accounts
 * and identity). Rejects if any step fails; nobody is signed in then.
 */
export async function appLogin(profile: Profile, users: UserService, tenantId: string): Promise<SignedIn> {
  const { email, provider } = profile
  if (!email) throw new IdentityError('NoEmail', 'No email in user attributes')
  const found = await users.getUser(email)
  if (found.success) return signedIn(found.data, provider, false)
  if (found.status !== 404) throw userServiceError(found)
  const firstName = profile.firstName?.trim() || unknownFirstName
  const createdAt = new Date().toISOString()
  const created = await users.createUser({
    email,
    name: `${firstName} ${profile.lastName ?? ''}`.trim(),
    tenantId,
    userId: randomUuid(),
    createdAt,
    updatedAt: createdAt,
    ...(profile.phone ? { phoneNumber: profile.phone } : {}),
  })
  if (created.success) return signedIn(created.data, provider, true)
  // Another tab may have created it a moment ago.
  const again = await users.getUser(email)
  if (!again.success) throw userServiceError(created)
  return signedIn(again.data, provider, false)
}

function signedIn({ email, name }: UserRecord, provider: Shopper['provider'], isNew: boolean): SignedIn {
  return { name: 'done', shopper: { ...splitName(name), email, provider }, isNew }
}

function userServiceError({ error, isUnreached }: { error: string; isUnreached?: boolean }): IdentityError {
  return new IdentityError(isUnreached ? 'NetworkError' : 'AppLoginFailed', error)
}
