import { fn } from 'storybook/test'
import type { Identity } from '#identity/identity.ts'

/** A shopper who has signed in. */
export const signedIn = {
  shopper: { firstName: 'Meenakshi', lastName: 'Nair', email: 'meenakshi@example.com' },
  signOut: fn(() => Promise.resolve()),
} satisfies Identity
