import { lazy } from 'react'

// What the server draws of it is the frame, for it knows no cart. In the browser its code is asked for at once, beside the
// page's own, and takes that frame over.
const checkout = import('./Checkout.tsx')

export const Checkout = import.meta.env.SSR
  ? (await checkout).Checkout
  : lazy(() => checkout.then((part) => ({ default: part.Checkout })))
