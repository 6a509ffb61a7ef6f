import { paths } from '#features/shared/paths.ts'
import { IconLinkWithBadge } from '../IconLinkWithBadge/IconLinkWithBadge.tsx'

export interface CartLinkProps {
  /** Number of items in the cart. */
  count: number
}

/** The cart link in the header. */
export function CartLink({ count }: CartLinkProps) {
  return <IconLinkWithBadge href={paths.cart} icon="bag" name="Cart" count={count} />
}
