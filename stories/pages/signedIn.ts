import { fn } from 'storybook/test'
import { nobody, type Identity } from '#identity/identity.ts'

/** A shopper who has signed in. */
export const signedIn = {
  ...nobody,
  shopper: { firstName: 'Meenakshi', lastName: 'Nair', email: 'meenakshi@example.com', provider: 'pool' },
  signOut: fn(() => Promise.resolve()),
} satisfies Identity
