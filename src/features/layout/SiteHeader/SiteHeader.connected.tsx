import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useIdentity } from '#identity/identity.ts'
import { paths } from '#site/paths.ts'
import { entryStateOf } from '../entryState.ts'
import { ConnectedCartLink } from '../CartLink/CartLink.connected.tsx'
import { ConnectedSiteMenu } from '../SiteMenu/SiteMenu.connected.tsx'
import { ConnectedWishlistLink } from '../WishlistLink/WishlistLink.connected.tsx'
import { SiteHeader } from './SiteHeader.tsx'

interface ConnectedSiteHeaderProps {
  search: ReactNode
  /** The search of the mobile menu. */
  menuSearch: ReactNode
  /** Pointer or focus on the cart link: prefetch the cart's sheet. */
  onCartIntent: () => void
}

/** Connects the header to router, identity, cart and wishlist. */
export function ConnectedSiteHeader({ search, menuSearch, onCartIntent }: ConnectedSiteHeaderProps) {
  const location = useLocation()
  const { pathname } = location
  const { shopper, signOut } = useIdentity()
  return (
    <SiteHeader
      currentPath={pathname}
      shopper={shopper}
      onSignOut={() => void signOut().then(focusEntry)}
      entryState={entryStateOf(location)}
      menu={<ConnectedSiteMenu search={menuSearch} />}
      search={search}
      wishlist={<ConnectedWishlistLink />}
      cart={<ConnectedCartLink onIntent={onCartIntent} />}
    />
  )
}

/** Moves the focus to the link that replaces Logout, unless the shopper or a new page has moved it elsewhere. */
function focusEntry(): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    document.querySelector<HTMLElement>(`header a[href="${paths.signIn}"]`)?.focus()
  })
}
