import { emailRequired, passwordRequired, passwordsDiffer } from '../messages.ts'
import { emailPattern, invalidEmail } from '../emailAddress.ts'
import { plainPhone } from './internationalPhone.ts'
import { maxPasswordLength, passwordRules } from './passwordRules.ts'

/** What is wrong with a form, field by field; empty when nothing is (handbook, Rules: validation). */
export type FormErrors<Form> = Partial<Record<keyof Form, string>>

export interface SignInFormValues {
  email: string
  password: string
}

export interface SignUpFormValues {
  firstName: string
  lastName: string
  email: string
  phone: string
  password: string
  confirmPassword: string
  agreeToTerms: boolean
  subscribeNewsletter: boolean
}

export interface NewPasswordFormValues {
  password: string
  confirmPassword: string
}

export const emptySignUp: SignUpFormValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
  agreeToTerms: false,
  subscribeNewsletter: true,
}

export function checkSignIn({ email, password }: SignInFormValues): FormErrors<SignInFormValues> {
  return withoutGaps({ email: emailError(email), password: password === '' ? passwordRequired : undefined })
}

/** Each field is checked separately: an error in one does not hide another's. */
export function checkSignUp(form: SignUpFormValues): FormErrors<SignUpFormValues> {
  return withoutGaps({
    firstName: nameError('First name', form.firstName),
    lastName: nameError('Last name', form.lastName),
    email: emailError(form.email),
    phone: phoneError(form.phone),
    ...newPasswordErrors(form),
    agreeToTerms: form.agreeToTerms ? undefined : 'You must agree to the terms and conditions',
  })
}

export function checkNewPassword(form: NewPasswordFormValues): FormErrors<NewPasswordFormValues> {
  return withoutGaps(newPasswordErrors(form))
}

/** Undefined for an address that can be written to, as far as a form can tell. */
export function emailError(typed: string): string | undefined {
  const email = typed.trim()
  if (email === '') return emailRequired
  return emailPattern.test(email) ? undefined : invalidEmail
}

/**
 * Letters of any script with their vowel signs, and spaces: 2 to 50 of them. Joiners belong to the spelling: 'അരുണ്'
 * with one ends in a letter of its own.
 */
export function nameError(label: string, typed: string): string | undefined {
  const name = typed.trim()
  if (name === '') return `${label} is required`
  if (name.length < 2) return `${label} must be at least 2 characters`
  if (name.length > 50) return `${label} must be less than 50 characters`
  return /^[\p{L}\p{M}][\p{L}\p{M}\p{Join_Control} ]*$/u.test(name)
    ? undefined
    : `${label} can only contain letters and spaces`
}

export function phoneError(typed: string): string | undefined {
  return /^(?:\+?[\d\s()-]+)?$/.test(plainPhone(typed)) ? undefined : 'Please enter a valid phone number'
}

function newPasswordErrors({ password, confirmPassword }: NewPasswordFormValues) {
  return {
    password:
      passwordRules.find(({ holds }) => !holds(password))?.message ??
      (password.length > maxPasswordLength ? `Password must be at most ${maxPasswordLength} characters` : undefined),
    confirmPassword:
      confirmPassword === ''
        ? 'Please confirm your password'
        : confirmPassword === password
          ? undefined
          : passwordsDiffer,
  }
}

function withoutGaps<Form>(errors: { [Field in keyof Form]?: string | undefined }): FormErrors<Form> {
  // What is left has no undefined among its messages.
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined)) as FormErrors<Form>
}
