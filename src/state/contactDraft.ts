import { create } from 'zustand'
import { onSessionEnd } from './user.ts'

/** What was typed into the contact form, by field, when it was left; kept until the page is reloaded or a shopper signs out. */
export const useContactDraft = create<{ form?: Readonly<Record<string, string>> | undefined }>(() => ({}))

/** Keeps the form for a return to the page; undefined deletes it. */
export function keepContactDraft(form: Readonly<Record<string, string>> | undefined): void {
  useContactDraft.setState({ form })
}

// The next person who uses the device must not see it.
onSessionEnd(() => keepContactDraft(undefined))
