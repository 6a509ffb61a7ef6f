import { Suspense, type ReactNode } from 'react'
import { paths } from '#features/shared/paths.ts'
import { type } from '#theme/type.css.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Spinner } from '#ui/Spinner/Spinner.tsx'
import { EmptyState } from '#ui/State/EmptyState.tsx'
import * as styles from './CartView.css.ts'

export interface CartViewProps {
  /** 'waiting' until this device has been asked; before that the cart is neither full nor empty. */
  state: 'waiting' | 'empty' | 'full'
  /** Over everything else: what was kept could not be read. */
  notice?: ReactNode
  /** Lines and slip; their code may still be on its way. */
  children?: ReactNode
}

/** The room of the cart (spec.md §2): its heading, and its contents or the way back to the shelves. */
export function CartView({ state, notice, children }: CartViewProps) {
  const waiting = (
    <div className={styles.waiting}>
      <Spinner size="lg" logo />
    </div>
  )
  return (
    <div className={styles.room}>
      {notice && <div className={styles.notice}>{notice}</div>}
      {state === 'empty' ? (
        <EmptyState level={1} title="Your cart is empty" message="The pieces you choose wait here, on this device.">
          <ButtonLink href={paths.collections}>Start Shopping</ButtonLink>
        </EmptyState>
      ) : (
        <div className={styles.view}>
          <h1 className={type.pageTitle}>Your cart</h1>
          {state === 'waiting' ? waiting : <Suspense fallback={waiting}>{children}</Suspense>}
        </div>
      )}
    </div>
  )
}
