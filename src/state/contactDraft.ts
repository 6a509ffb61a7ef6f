import { create } from 'zustand'
import { onSessionEnd } from './user.ts'

/** What was typed into the contact form, by field, when it was left; kept until the page is reloaded or a shopper signs out. */
export const useContactDraft = create<ContactDraft>(() => ({ resets: 0 }))

interface ContactDraft {
  form?: Readonly<Record<string, string>> | undefined
  /** How often it was forgotten; each time, a form that shows it is reset. */
  resets: number
}

/** Keeps the form for a return to the page; undefined, once it was sent, deletes it. */
export function keepContactDraft(form: Readonly<Record<string, string>> | undefined): void {
  useContactDraft.setState({ form })
}

/** Deletes the form, also one that is open. */
export function forgetContactDraft(): void {
  useContactDraft.setState(({ resets }) => ({ form: undefined, resets: resets + 1 }))
}

// The next person who uses the device must not see it.
onSessionEnd(forgetContactDraft)
