import { shop } from './shop.ts'
import { signedOutToast } from './signedOut.ts'

/** The store's fixed identifier in the record of every user it creates. */
export const tenantId = 'padma-weaves'

/** Toasts of accounts: exactly one for each event. */
export const accountToasts = {
  signedIn: (firstName: string) => (firstName ? `Welcome back, ${firstName}!` : 'Welcome back!'),
  /** The shop has met this shopper for the first time. */
  firstSignIn: (firstName: string) => `Welcome to ${shop.name}, ${firstName}!`,
  signedUp: 'Account created successfully! Welcome to our textile collection!',
  signedUpWithGoogle: 'Account created successfully!',
  confirmed: 'Your email address is confirmed. You can sign in now.',
  passwordSet: 'Your new password is set. You can sign in with it now.',
  passwordChanged: 'Your password is changed.',
  addressSaved: 'Your delivery address is saved.',
  addressRemoved: 'Your delivery address is removed.',
  passkeyAdded: 'The passkey is added.',
  passkeyRemoved: 'The passkey is removed.',
  appOn: 'The authenticator app is on.',
  appOff: 'The authenticator app is off.',
  deviceForgotten: 'The device is forgotten.',
  signedOut: signedOutToast,
  deviceCleared: 'Cart, wishlist, orders and recently viewed products are cleared.',
} as const
