import { create } from 'zustand'
import type { SignUpFormValues } from '#domain/account/accountForms.ts'
import { onSessionEnd } from './user.ts'

/**
 * What was typed into the sign-up form when it was left, without the passwords; kept until the page is reloaded or a
 * shopper signs out.
 */
export const useSignUpDraft = create<{ form?: SignUpFormValues | undefined }>(() => ({}))

/** Keeps the form for a return to the page; undefined deletes it. */
export function keepSignUpDraft(form: SignUpFormValues | undefined): void {
  useSignUpDraft.setState({ form: form && { ...form, password: '', confirmPassword: '' } })
}

// The next person who uses the device must not see it.
onSessionEnd(() => keepSignUpDraft(undefined))
