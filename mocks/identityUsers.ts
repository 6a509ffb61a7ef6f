import type { SeedUser } from '#server/identity/seedUsers.ts'

/** The password of every fixture user that has one. */
export const fixturePassword = 'Kasavu@1'

/** The secret of the authenticator app of the fixture users that have one. */
export const fixtureTotpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

const totp = { secret: fixtureTotpSecret, lastCounter: 0 }
const phone = { phone_number: '+919847000000', phone_number_verified: 'true' }

/** One user for every step that a sign-in may ask for; the name says which. */
export const fixtureUsers = {
  /** The password is enough. */
  plain: user('plain', { attributes: { given_name: 'Meera', family_name: 'Nair' } }),
  /** CONFIRM_SIGN_IN_WITH_TOTP_CODE */
  totp: user('totp', { mfa: { enabled: ['SOFTWARE_TOKEN_MFA'] }, totp }),
  /** CONFIRM_SIGN_IN_WITH_SMS_CODE */
  sms: user('sms', { mfa: { enabled: ['SMS_MFA'] }, attributes: phone }),
  /** CONFIRM_SIGN_IN_WITH_EMAIL_CODE */
  email: user('email', { mfa: { enabled: ['EMAIL_OTP'] } }),
  /** CONTINUE_SIGN_IN_WITH_MFA_SELECTION */
  selectMfa: user('select-mfa', {
    mfa: { enabled: ['SMS_MFA', 'SOFTWARE_TOKEN_MFA', 'EMAIL_OTP'] },
    totp,
    attributes: phone,
  }),
  /** CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION */
  setUpMfa: user('set-up-mfa', { mustSetUpMfa: ['SOFTWARE_TOKEN_MFA', 'EMAIL_OTP'] }),
  /** CONTINUE_SIGN_IN_WITH_EMAIL_SETUP */
  setUpEmail: user('set-up-email', { mustSetUpMfa: ['EMAIL_OTP'] }),
  /** CONTINUE_SIGN_IN_WITH_TOTP_SETUP */
  setUpTotp: user('set-up-totp', { mustSetUpMfa: ['SOFTWARE_TOKEN_MFA'] }),
  /** CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED */
  newPassword: user('new-password', { status: 'FORCE_CHANGE_PASSWORD', missingAttributes: ['given_name'] }),
  /** CONFIRM_SIGN_UP */
  unconfirmed: user('unconfirmed', { status: 'UNCONFIRMED', attributes: { email_verified: 'false' } }),
  /** RESET_PASSWORD */
  resetRequired: user('reset-required', { status: 'RESET_REQUIRED' }),
  /** CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE, twice */
  custom: user('custom', { customAnswers: ['zari', 'pallu'] }),
  /** CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION: password, e-mail and SMS codes */
  choice: user('choice', { attributes: phone }),
  /** Signs in by codes alone. */
  passwordless: { ...user('passwordless', { attributes: phone }), plainPassword: undefined },
  /** NotAuthorizedException 'User is disabled.' */
  disabled: user('disabled', { isDisabled: true }),
}

function user(name: string, rest: Omit<SeedUser, 'username'> = {}): SeedUser {
  return { username: `${name}@shop.test`, plainPassword: fixturePassword, ...rest }
}
