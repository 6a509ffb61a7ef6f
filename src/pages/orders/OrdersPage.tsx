import { useRef, type ReactNode } from 'react'
import { networkError } from '#domain/messages.ts'
import { useParams } from 'react-router-dom'
import { PageLoading } from '#features/feedback/PageLoading/PageLoading.tsx'
import { PageSection } from '#features/shared/PageSection/PageSection.tsx'
import { TryAgainButton } from '#features/shared/TryAgainButton/TryAgainButton.tsx'
import { reloadOutdated } from '#features/shared/reloadOutdated.ts'
import { useLazyModule } from '#features/shared/useLazyModule.ts'
import { orderTexts } from '#site/orders.ts'
import { headOf } from '#site/routes.ts'
import { type } from '#theme/type.css.ts'
import { PageHead } from '#ui/PageHead/PageHead.tsx'
import { ErrorState } from '#ui/State/ErrorState.tsx'
import { useRestoreFocus } from '#ui/State/useRestoreFocus.ts'
import { afterPress } from '#ui/afterPress.ts'
import { page } from './Orders.css.ts'

// Lazy: code that it shares with the checkout would otherwise be loaded by every page. The orders move the footer: not while
// it is pressed.
const importOrders = () => import('./Orders.tsx')
const loadOrders = async () => {
  const module = await importOrders()
  await new Promise<void>(afterPress)
  return module
}

/** `/orders` and `/orders/:id`: the orders stored on this device. The server knows none, and renders a spinner. */
export function OrdersPage() {
  const { id } = useParams()
  const { module, isLoading, hasFailed, open } = useLazyModule(loadOrders, reloadOutdated, true)
  return (
    <PageSection>
      {!module && <PageHead {...headOf('orders')} />}
      {module ? (
        <module.Orders id={id} />
      ) : (
        <OrdersLoading>
          {hasFailed && !isLoading ? (
            <ErrorState title={orderTexts.failed} message={networkError}>
              <TryAgainButton onClick={() => open(() => undefined)} />
            </ErrorState>
          ) : (
            <PageLoading />
          )}
        </OrdersLoading>
      )}
    </PageSection>
  )
}

/** Until the orders are there. The focus, which its heading may have, moves to theirs. */
function OrdersLoading({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  useRestoreFocus(part)
  return (
    <div ref={part} className={page}>
      <h1 className={type.pageTitle}>{orderTexts.title}</h1>
      {children}
    </div>
  )
}
