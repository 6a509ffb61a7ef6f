import type { ReactNode } from 'react'
import { greetingOf } from '#domain/account/shopper.ts'
import { categories } from '#domain/category.ts'
import { signOutLabel } from '#site/actionLabels.ts'
import { categoryPath, paths } from '#site/paths.ts'
import { limits } from '#site/limits.ts'
import { featuredLinks, mainLinks, saleBanner, supportLinks } from '#site/navigation.ts'
import { accountName, signInName, signUpName } from '#site/pageNames.ts'
import { Button } from '#ui/Button/Button.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Link } from '#ui/Link/Link.tsx'
import { Sheet } from '#ui/Sheet/Sheet.tsx'
import { MenuGroup } from './MenuGroup.tsx'
import * as styles from './MobileMenu.css.ts'

export interface MobileMenuProps {
  isOpen: boolean
  onClose: () => void
  /** Undefined when nobody is signed in. */
  shopper?: { firstName: string } | undefined
  onSignOut: () => void
  /** History state for sign-in and sign-up: the page to return to. */
  entryState?: unknown
  /** Number of saved products, and of items in the cart. */
  savedCount: number
  cartCount: number
  /** Slot for the search. */
  search: ReactNode
}

/**
 * The menu on phones, as a modal sheet. Its links replace its history entry, so that Back returns to the page it was
 * opened on.
 */
export function MobileMenu(props: MobileMenuProps) {
  const { isOpen, onClose, shopper, onSignOut, entryState, savedCount, cartCount, search } = props
  return (
    <Sheet
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title="Menu"
      side="left"
      footer={
        shopper ? (
          <>
            <p className={styles.greeting}>{greetingOf(shopper)}</p>
            <Button variant="secondary" size="small" onClick={onSignOut}>
              {signOutLabel}
            </Button>
          </>
        ) : (
          <>
            <ButtonLink href={paths.signIn} size="small" replace state={entryState}>
              {signInName}
            </ButtonLink>
            <ButtonLink href={paths.signUp} variant="secondary" size="small" replace state={entryState}>
              {signUpName}
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
          .slice(0, limits.menuCategories)
          .map(({ name, slug }) => ({ label: name, href: categoryPath(slug) }))}
      />
      <MenuGroup title="Featured" links={featuredLinks} />
      <MenuGroup
        title={accountName}
        links={[
          ...(shopper ? [{ label: 'Details and sign-in', href: paths.account }] : []),
          { label: 'Wishlist', href: paths.wishlist, count: savedCount },
          { label: 'Cart', href: paths.cart, count: cartCount },
          { label: 'Orders', href: paths.orders },
        ]}
      />
      <MenuGroup title="Support and legal" links={supportLinks} />
    </Sheet>
  )
}
