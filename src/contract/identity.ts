import { maxPasswordLength } from '#domain/account/passwordRules.ts'
import { maxEmailLength } from '#domain/emailAddress.ts'
import { z } from 'zod'

/** A name as typed at sign-in: an e-mail address in any capitals. */
const username = z.string().trim().min(1).max(maxEmailLength)
const token = z.string().min(1).max(8192)
const code = z.string().trim().min(1).max(64)
const password = z.string().min(1).max(maxPasswordLength)
const clientId = z.string().min(1).max(128)
const session = z.string().min(1).max(2048)
const attributeName = z.string().min(1).max(64)
const attributes = (maxCharacters: number) =>
  z.array(z.object({ Name: attributeName, Value: z.string().max(maxCharacters) })).max(50)
const texts = z.record(z.string().max(128), z.string().max(16_384))
const preference = z.object({ Enabled: z.boolean().optional(), PreferredMfa: z.boolean().optional() }).optional()
const signedIn = z.object({ AccessToken: token })
const named = z.object({ ClientId: clientId, Username: username })
const eitherSession = z.object({ AccessToken: token.optional(), Session: session.optional() })

/** The JSON of every request to the user pool, by its action: the wire protocol of Amazon Cognito. */
export const identityRequests = {
  InitiateAuth: z.object({
    ClientId: clientId,
    AuthFlow: z.enum([
      'USER_SRP_AUTH',
      'USER_PASSWORD_AUTH',
      'CUSTOM_AUTH',
      'USER_AUTH',
      'REFRESH_TOKEN_AUTH',
      'REFRESH_TOKEN',
    ]),
    AuthParameters: texts.default({}),
    Session: session.optional(),
  }),
  RespondToAuthChallenge: z.object({
    ClientId: clientId,
    ChallengeName: z.string().max(64),
    ChallengeResponses: texts.default({}),
    Session: session,
  }),
  GetTokensFromRefreshToken: z.object({ ClientId: clientId, RefreshToken: token, DeviceKey: z.string().optional() }),
  RevokeToken: z.object({ ClientId: clientId, Token: token }),
  GlobalSignOut: signedIn,
  SignUp: named.extend({ Password: password.optional(), UserAttributes: attributes(maxEmailLength).default([]) }),
  ConfirmSignUp: named.extend({ ConfirmationCode: code }),
  ResendConfirmationCode: named,
  ForgotPassword: named,
  ConfirmForgotPassword: named.extend({ ConfirmationCode: code, Password: password }),
  GetUser: signedIn,
  DeleteUser: signedIn,
  ChangePassword: signedIn.extend({ PreviousPassword: z.string().min(1).max(2048), ProposedPassword: password }),
  UpdateUserAttributes: signedIn.extend({ UserAttributes: attributes(2048).min(1) }),
  DeleteUserAttributes: signedIn.extend({ UserAttributeNames: z.array(attributeName).min(1).max(50) }),
  GetUserAttributeVerificationCode: signedIn.extend({ AttributeName: attributeName }),
  VerifyUserAttribute: signedIn.extend({ AttributeName: attributeName, Code: code }),
  AssociateSoftwareToken: eitherSession,
  VerifySoftwareToken: eitherSession.extend({ UserCode: code, FriendlyDeviceName: z.string().max(128).optional() }),
  SetUserMFAPreference: signedIn.extend({
    SMSMfaSettings: preference,
    SoftwareTokenMfaSettings: preference,
    EmailMfaSettings: preference,
  }),
  ConfirmDevice: signedIn.extend({
    DeviceKey: z.string().min(1).max(100),
    DeviceName: z.string().max(1024).optional(),
    DeviceSecretVerifierConfig: z.object({ Salt: z.string().max(1024), PasswordVerifier: z.string().max(1024) }),
  }),
  UpdateDeviceStatus: signedIn.extend({
    DeviceKey: z.string().min(1).max(100),
    DeviceRememberedStatus: z.enum(['remembered', 'not_remembered']).optional(),
  }),
  ForgetDevice: signedIn.extend({ DeviceKey: z.string().min(1).max(100) }),
  ListDevices: signedIn,
  StartWebAuthnRegistration: signedIn,
  CompleteWebAuthnRegistration: signedIn.extend({ Credential: z.record(z.string(), z.unknown()) }),
  ListWebAuthnCredentials: signedIn,
  DeleteWebAuthnCredential: signedIn.extend({ CredentialId: z.string().min(1).max(1024) }),
} as const

export type IdentityAction = keyof typeof identityRequests
export type IdentityRequest<Action extends IdentityAction> = z.infer<(typeof identityRequests)[Action]>
