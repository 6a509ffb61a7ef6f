import { noop } from '@tanstack/react-query'
import { lazy } from 'react'

// Nothing of it stands in the server's HTML, for only the device knows what its cart holds. The code comes beside the
// page's own, and where it cannot be had the error screen offers to try again.
const load = () => import('./OpenCart.tsx')
if (!import.meta.env.SSR) load().catch(noop)

export const OpenCart = lazy(() => load().then((parts) => ({ default: parts.OpenCart })))

export const CartSetAside = lazy(() => load().then((parts) => ({ default: parts.CartSetAside })))
