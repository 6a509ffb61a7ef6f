import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { itemCountOf } from '#domain/cart/cart.ts'
import { wishlistCount } from '#domain/wishlist/wishlist.ts'
import { useIdentity } from '#identity/identity.ts'
import { useCartStore } from '#shopper/cart.ts'
import { useWishlistStore } from '#shopper/wishlist.ts'
import { MobileMenu } from './MobileMenu.tsx'

export { preloadSheet } from '#ui/Sheet/Sheet.tsx'

interface ConnectedMobileMenuProps {
  isOpen: boolean
  search: ReactNode
}

/** The mobile menu with who is signed in and what this device keeps. It closes by leaving its entry of the history. */
export function ConnectedMobileMenu({ isOpen, search }: ConnectedMobileMenuProps) {
  const navigate = useNavigate()
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
      savedCount={savedCount}
      cartCount={cartCount}
      search={search}
    />
  )
}
