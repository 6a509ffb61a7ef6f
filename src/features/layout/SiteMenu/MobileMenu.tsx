import type { ReactNode } from 'react'
import { categories } from '#domain/category.ts'
import { categoryPath, paths } from '#features/shared/paths.ts'
import { featuredLinks, mainLinks, saleBanner, supportLinks } from '#site/navigation.ts'
import { Button } from '#ui/Button/Button.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Link } from '#ui/Link/Link.tsx'
import { Sheet } from '#ui/Sheet/Sheet.tsx'
import { MenuGroup } from './MenuGroup.tsx'
import * as styles from './MobileMenu.css.ts'

export interface MobileMenuProps {
  isOpen: boolean
  onClose: () => void
  /** Undefined for a stranger. */
  shopper?: { firstName: string } | undefined
  onSignOut: () => void
  /** Pieces saved for later, and pieces in the cart. */
  savedCount: number
  cartCount: number
  /** The search; connected in the shop, plain in stories. */
  search: ReactNode
}

/** The first categories have room on a phone (spec.md §2). */
const shownCategories = 6

/**
 * The whole shop on a phone (spec.md §2, mobile menu), as a modal sheet. Its links take its place in the history: Back
 * from where they lead is the page the menu was opened on.
 */
export function MobileMenu(props: MobileMenuProps) {
  const { isOpen, onClose, shopper, onSignOut, savedCount, cartCount, search } = props
  return (
    <Sheet
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title="Menu"
      side="left"
      footer={
        shopper ? (
          <Button variant="secondary" size="small" full onClick={onSignOut}>
            Sign Out
          </Button>
        ) : (
          <>
            <ButtonLink href={paths.signIn} size="small" replace>
              Sign In
            </ButtonLink>
            <ButtonLink href={paths.signUp} variant="secondary" size="small" replace>
              Sign Up
            </ButtonLink>
          </>
        )
      }
    >
      <Link className={styles.banner} href={saleBanner.href} replace>
        <span className={styles.bannerTitle}>{saleBanner.title}</span> <span>{saleBanner.offer}</span>
      </Link>
      <div className={styles.search}>{search}</div>
      <MenuGroup title="Main menu" hideTitle size="large" links={mainLinks} />
      <MenuGroup
        title="Categories"
        links={categories
          .slice(0, shownCategories)
          .map(({ name, slug }) => ({ label: name, href: categoryPath(slug) }))}
      />
      <MenuGroup title="Featured" links={featuredLinks} />
      <MenuGroup
        title="Your Account"
        links={[
          { label: 'Wishlist', href: paths.wishlist, count: savedCount },
          { label: 'Cart', href: paths.cart, count: cartCount },
        ]}
      />
      <MenuGroup title="Support and legal" links={supportLinks} />
    </Sheet>
  )
}
