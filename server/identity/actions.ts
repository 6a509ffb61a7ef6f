import { identityRequests, type IdentityAction, type IdentityRequest } from '#contract/identity.ts'
import { changePassword, deleteUser, getUser } from './account.ts'
import { deleteAttributes, sendAttributeCode, updateAttributes, verifyAttribute } from './attributes.ts'
import { confirmDevice, forgetDevice, listDevices, updateDevice } from './devices.ts'
import { setMfaPreference } from './mfaPreference.ts'
import { associateTotp, verifyTotp } from './mfaSetup.ts'
import { completePasskey, deletePasskey, listPasskeys, startPasskey } from './passkeys.ts'
import type { Call, Pool } from './pool.ts'
import { invalidParameter, PoolError } from './poolError.ts'
import { confirmForgotPassword, forgotPassword } from './resetPassword.ts'
import { initiateAuth, respondToChallenge } from './signIn.ts'
import { refreshTokens, revokeToken, signOutEverywhere } from './signOut.ts'
import { confirmSignUp, resendSignUpCode, signUp } from './signUp.ts'

type Handlers = {
  [Action in IdentityAction]: (pool: Pool, call: Call, asked: IdentityRequest<Action>) => Promise<object>
}

const handlers: Handlers = {
  InitiateAuth: initiateAuth,
  RespondToAuthChallenge: respondToChallenge,
  GetTokensFromRefreshToken: (pool, _, asked) => refreshTokens(pool, asked),
  RevokeToken: (pool, _, asked) => revokeToken(pool, asked),
  GlobalSignOut: (pool, _, asked) => signOutEverywhere(pool, asked),
  SignUp: signUp,
  ConfirmSignUp: confirmSignUp,
  ResendConfirmationCode: resendSignUpCode,
  ForgotPassword: forgotPassword,
  ConfirmForgotPassword: confirmForgotPassword,
  GetUser: (pool, _, asked) => getUser(pool, asked),
  DeleteUser: (pool, _, asked) => deleteUser(pool, asked),
  ChangePassword: changePassword,
  UpdateUserAttributes: updateAttributes,
  DeleteUserAttributes: (pool, _, asked) => deleteAttributes(pool, asked),
  GetUserAttributeVerificationCode: sendAttributeCode,
  VerifyUserAttribute: verifyAttribute,
  AssociateSoftwareToken: (pool, _, asked) => associateTotp(pool, asked),
  VerifySoftwareToken: (pool, _, asked) => verifyTotp(pool, asked),
  SetUserMFAPreference: (pool, _, asked) => setMfaPreference(pool, asked),
  ConfirmDevice: (pool, _, asked) => confirmDevice(pool, asked),
  UpdateDeviceStatus: (pool, _, asked) => updateDevice(pool, asked),
  ForgetDevice: (pool, _, asked) => forgetDevice(pool, asked),
  ListDevices: (pool, _, asked) => listDevices(pool, asked),
  StartWebAuthnRegistration: startPasskey,
  CompleteWebAuthnRegistration: completePasskey,
  ListWebAuthnCredentials: (pool, _, asked) => listPasskeys(pool, asked),
  DeleteWebAuthnCredential: (pool, _, asked) => deletePasskey(pool, asked),
}

/** Checks a request's JSON and runs its action. */
export function perform(pool: Pool, call: Call, action: string, json: unknown): Promise<object> {
  if (!isAction(action)) throw new PoolError('UnknownOperationException', 'This pool has no such action.')
  return run(pool, call, action, json)
}

export function isAction(action: string): action is IdentityAction {
  return Object.hasOwn(identityRequests, action)
}

function run<Action extends IdentityAction>(pool: Pool, call: Call, action: Action, json: unknown): Promise<object> {
  const result = identityRequests[action].safeParse(json)
  if (!result.success) {
    const [issue] = result.error.issues
    throw invalidParameter(`1 validation error detected: '${issue?.path.join('.')}': ${issue?.message}`)
  }
  const asked = result.data as IdentityRequest<Action> // validated by this action's schema
  if ('ClientId' in asked && asked.ClientId !== pool.settings.clientId) {
    throw new PoolError('ResourceNotFoundException', 'User pool client does not exist.')
  }
  return handlers[action](pool, call, asked)
}
