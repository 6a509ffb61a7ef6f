import type { ReactNode } from 'react'
import { cartTexts } from '#site/cart.ts'
import { paths } from '#site/paths.ts'
import { ordersLinkText } from '#site/ordersLink.ts'
import { needsScripts } from '#site/withoutScripts.ts'
import { type } from '#theme/type.css.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { TextLink } from '#ui/Button/TextLink.tsx'
import { EmptyState } from '#ui/State/EmptyState.tsx'
import { CartSkeleton } from './CartSkeleton.tsx'
import * as styles from './CartView.css.ts'

export interface CartViewProps {
  /** 'loading' until the cart of this device is read: before that it is neither full nor empty. */
  state: 'loading' | 'empty' | 'full'
  /** Above everything else: the cart could not be read, or cannot be stored. */
  notice?: ReactNode
  /** In the empty cart: what has just been removed. */
  removal?: ReactNode
  /** Below the empty cart: popular products. */
  popular?: ReactNode
  /** Lines and order summary. */
  children?: ReactNode
}

/**
 * The frame of the cart page: its heading, and its contents or the link back to the collections. The server cannot know
 * the cart, so its HTML holds both shapes, and the document's `data-cart`, set before the first paint, chooses.
 */
export function CartView({ state, notice, removal, popular, children }: CartViewProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.notice}>{notice}</div>
      {state !== 'empty' && (
        <div className={state === 'loading' ? styles.loading : styles.view}>
          <h1 className={type.pageTitle}>{cartTexts.title}</h1>
          {state === 'loading' ? <CartSkeleton /> : children}
          {state === 'loading' && <p data-without-scripts>{needsScripts}</p>}
        </div>
      )}
      {state !== 'full' && (
        <div className={state === 'loading' ? styles.shownIfEmpty : undefined}>
          <EmptyState
            level={1}
            plainTitle={state === 'loading'}
            title={cartTexts.empty}
            message="The pieces you choose wait here, on this device."
          >
            <div className={styles.removal}>{removal}</div>
            <ButtonLink href={paths.collections}>{cartTexts.shop}</ButtonLink>
            <div className={styles.orders}>
              <TextLink href={paths.orders}>{ordersLinkText}</TextLink>
            </div>
          </EmptyState>
          {popular}
        </div>
      )}
    </div>
  )
}
