import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useIdentity } from '#identity/identity.ts'
import { ConnectedCartLink } from '../CartLink/CartLink.connected.tsx'
import { ConnectedSiteMenu } from '../SiteMenu/SiteMenu.connected.tsx'
import { ConnectedWishlistLink } from '../WishlistLink/WishlistLink.connected.tsx'
import { SiteHeader } from './SiteHeader.tsx'

interface ConnectedSiteHeaderProps {
  search: ReactNode
  /** The search once more, in the mobile menu. */
  menuSearch: ReactNode
}

/** The header with who is signed in, this device's cart and wishlist, and the page in view. */
export function ConnectedSiteHeader({ search, menuSearch }: ConnectedSiteHeaderProps) {
  const { pathname } = useLocation()
  const { shopper, signOut } = useIdentity()
  return (
    <SiteHeader
      currentPath={pathname}
      shopper={shopper}
      onSignOut={() => void signOut()}
      menu={<ConnectedSiteMenu search={menuSearch} />}
      search={search}
      wishlist={<ConnectedWishlistLink />}
      cart={<ConnectedCartLink />}
    />
  )
}
