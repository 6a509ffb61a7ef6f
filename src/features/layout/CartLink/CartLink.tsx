import { paths } from '#features/shared/paths.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Link } from '#ui/Link/Link.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './CartLink.css.ts'

export interface CartLinkProps {
  /** Pieces in the cart, all lines together. */
  count: number
}

/** The bag in the header. Its badge shows 9+ above nine and nothing at none; the true number is in its name (spec.md §2). */
export function CartLink({ count }: CartLinkProps) {
  return (
    <Link className={styles.link} href={paths.cart}>
      {/* Not an aria-label: one that leaves out what is seen, '9+', is a fault of its own. */}
      <VisuallyHidden>{count > 0 ? `Cart, ${count} ${count === 1 ? 'item' : 'items'}` : 'Cart'}</VisuallyHidden>
      <Icon name="bag" size={24} />
      {count > 0 && (
        <span className={styles.badge} aria-hidden="true" key={count}>
          {count > 9 ? '9+' : count}
        </span>
      )}
    </Link>
  )
}
