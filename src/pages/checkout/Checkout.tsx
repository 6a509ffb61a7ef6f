import { noop } from '#domain/noop.ts'
import { TryAgainButton } from '#features/shared/TryAgainButton/TryAgainButton.tsx'
import { useHydrated } from '#features/shared/useHydrated.ts'
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
  const { orderId } = step.entry
  const isBegun = useCheckoutDraftStore(({ draft, isCleared }) => draft !== undefined || isCleared)
  const isPlaceKnown = useCartStore(({ cart }) => cart.shippingAddress !== undefined)
  // The server does not know the history entry, and has rendered the first step.
  const isHydrated = useHydrated()
  const lazySteps = useLazySteps({ isBegun: isBegun || isPlaceKnown, isPlaced: orderId !== undefined })
  const { steps } = lazySteps
  const open = (
    <OpenCheckout step={step} lazySteps={lazySteps}>
      {frame}
    </OpenCheckout>
  )
  if (orderId === undefined || !isHydrated) return open
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
