import type { JWK } from 'jose'
import type { MfaType } from './poolUser.ts'

/** How a pool is set up. */
export interface PoolSettings {
  /** Region and name: 'ap-south-1_LocalPool'; the name takes letters and digits. */
  userPoolId: string
  clientId: string
  /** The name that authenticator apps and passkeys show. */
  appName: string
  /** Public origin of the shop; by default that of each request. Passkeys are bound to it. */
  siteUrl?: string | undefined
  /** Whether a new account must confirm its e-mail address by a code before it can sign in; true by default. */
  confirmsSignUp?: boolean
  /** 'opt-in', the default, remembers a browser if the shopper chooses so; 'always' every one that signs in. */
  devices?: 'always' | 'opt-in' | 'off'
  /** Second factors, one of which every account must set up. */
  requiredMfa?: readonly MfaType[]
  /** Whether codes can be sent to telephones. */
  sendsSms?: boolean
  /** A private RS256 key; by default one is created and stored at first use. */
  signingKey?: JWK | undefined
}

/** What a code is for. */
export type CodePurpose = 'sign-up' | 'reset-password' | 'verify-attribute' | 'sign-in'

export interface CodeMessage {
  /** An e-mail address or a telephone number. */
  to: string
  medium: 'EMAIL' | 'SMS'
  purpose: CodePurpose
  code: string
}

/**
 * Delivers a code. Resolves without waiting for the delivery, whose duration would reveal whether the account exists;
 * rejects when nothing can be sent to such an address.
 */
export type SendCode = (message: CodeMessage) => Promise<void>

/** The pool's name, which is part of every password proof. */
export function poolNameOf({ userPoolId }: Pick<PoolSettings, 'userPoolId'>): string {
  return userPoolId.split('_')[1] ?? ''
}
