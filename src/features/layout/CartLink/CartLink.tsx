import { paths } from '#features/shared/paths.ts'
import { CountedLink } from '../CountedLink/CountedLink.tsx'

export interface CartLinkProps {
  /** Pieces in the cart, all lines together. */
  count: number
}

/** The bag in the header. */
export function CartLink({ count }: CartLinkProps) {
  return <CountedLink href={paths.cart} icon="bag" name="Cart" count={count} />
}
