import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { itemCountOf } from '#domain/cart/cart.ts'
import { wishlistCount } from '#domain/wishlist/wishlist.ts'
import { useIdentity } from '#identity/identity.ts'
import { useCartStore } from '#state/cart.ts'
import { useWishlistStore } from '#state/wishlist.ts'
import { entryStateOf } from '../entryState.ts'
import { MobileMenu } from './MobileMenu.tsx'

interface ConnectedMobileMenuProps {
  isOpen: boolean
  search: ReactNode
}

/** Connects the mobile menu to identity, cart and wishlist. Its open state is a history entry, so closing goes back. */
export function ConnectedMobileMenu({ isOpen, search }: ConnectedMobileMenuProps) {
  const navigate = useNavigate()
  const location = useLocation()
  const { shopper, signOut } = useIdentity()
  const cartCount = useCartStore(({ cart }) => itemCountOf(cart))
  const savedCount = useWishlistStore(({ wishlist }) => wishlistCount(wishlist))
  const close = () => void navigate(-1)
  return (
    <MobileMenu
      isOpen={isOpen}
      onClose={close}
      shopper={shopper}
      onSignOut={() => {
        close()
        void signOut()
      }}
      entryState={entryStateOf(location)}
      savedCount={savedCount}
      cartCount={cartCount}
      search={search}
    />
  )
}
