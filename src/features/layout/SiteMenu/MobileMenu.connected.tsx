import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { itemCountOf } from '#domain/cart/cart.ts'
import { wishlistCount } from '#domain/wishlist/wishlist.ts'
import { useIdentity } from '#identity/identity.ts'
import { useCartStore } from '#state/cart.ts'
import { useWishlistStore } from '#state/wishlist.ts'
import { entryStateOf } from '../entryState.ts'
import { MobileMenu } from './MobileMenu.tsx'

interface ConnectedMobileMenuProps {
  isOpen: boolean
  onClose: () => void
  search: ReactNode
}

/** Connects the mobile menu to identity, cart and wishlist. */
export function ConnectedMobileMenu({ isOpen, onClose, search }: ConnectedMobileMenuProps) {
  const location = useLocation()
  const { shopper, signOut } = useIdentity()
  const cartCount = useCartStore(({ cart }) => itemCountOf(cart))
  const savedCount = useWishlistStore(({ wishlist }) => wishlistCount(wishlist))
  return (
    <MobileMenu
      isOpen={isOpen}
      onClose={onClose}
      shopper={shopper}
      onSignOut={() => {
        onClose()
        void signOut()
      }}
      entryState={entryStateOf(location)}
      savedCount={savedCount}
      cartCount={cartCount}
      search={search}
    />
  )
}
