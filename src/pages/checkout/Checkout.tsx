import { noop } from '#domain/noop.ts'
import { TryAgainButton } from '#features/shared/TryAgainButton/TryAgainButton.tsx'
import { useHydratedValue } from '#features/shared/useHydratedValue.ts'
import { nextStepFailed } from '#site/nextStep.ts'
import { useCheckoutDraftStore } from '#state/checkoutDraft.ts'
import { useCartStore } from '#state/cart.ts'
import { ErrorState } from '#ui/State/ErrorState.tsx'
import type { CheckoutFrame } from './checkoutFrame.ts'
import { OpenCheckout } from './OpenCheckout.tsx'
import { useCheckoutStep } from './useCheckoutStep.ts'
import { useLazySteps } from './useLazySteps.ts'

interface CheckoutProps {
  children: CheckoutFrame
}

/** The confirmation of the order in the history entry, if this device has it; otherwise the steps to an order. */
export function Checkout({ children: frame }: CheckoutProps) {
  const step = useCheckoutStep()
  // The server does not know the history entry, and has rendered the first step. The order has to be known as soon as the
  // cart: without it an emptied cart leads to the cart page.
  const orderId = useHydratedValue(step.entry.orderId, undefined)
  const isBegun = useCheckoutDraftStore(({ draft, isCleared }) => draft !== undefined || isCleared)
  const isPlaceKnown = useCartStore(({ cart }) => cart.shippingAddress !== undefined)
  const lazySteps = useLazySteps({ isBegun: isBegun || isPlaceKnown, isPlaced: step.entry.orderId !== undefined })
  const { steps } = lazySteps
  const open = (
    <OpenCheckout step={step} lazySteps={lazySteps}>
      {frame}
    </OpenCheckout>
  )
  if (orderId === undefined) return open
  if (steps) {
    return (
      <steps.PlacedOrder orderId={orderId} otherwise={open}>
        {frame}
      </steps.PlacedOrder>
    )
  }
  if (lazySteps.state !== 'failed') return frame({ step: 3 })
  return frame({
    step: 3,
    children: (
      <ErrorState title="Your order is kept on this device" message={nextStepFailed}>
        <TryAgainButton onClick={() => lazySteps.open(noop)} />
      </ErrorState>
    ),
  })
}
