import type { ReactNode } from 'react'
import type { CheckoutViewProps } from '#features/checkout/CheckoutView/CheckoutView.tsx'

/** Renders the page's frame around a step. */
export type CheckoutFrame = (view: CheckoutViewProps & { bannerPicture?: string }) => ReactNode
