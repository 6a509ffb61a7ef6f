import type { ReactNode } from 'react'
import { paths } from '#features/shared/paths.ts'
import { mainLinks, newArrivals } from '#site/navigation.ts'
import { shop } from '#site/shop.ts'
import { Link } from '#ui/Link/Link.tsx'
import { Logo } from '#ui/Logo/Logo.tsx'
import { ZariLine } from '#ui/Ornament/ZariLine.tsx'
import { useScrolledPast } from '../useScrolledPast.ts'
import * as styles from './SiteHeader.css.ts'

export interface SiteHeaderProps {
  /** Path of the page below, to mark its link. */
  currentPath: string
  /** Undefined for a stranger. */
  shopper?: { firstName: string } | undefined
  onSignOut?: () => void
  /** The menu, the search, the heart and the bag; connected in the shop, plain in stories. */
  menu: ReactNode
  search: ReactNode
  wishlist: ReactNode
  cart: ReactNode
}

/** Pixels of scroll after which the header lifts off the page (spec.md §2). */
const lifted = 20

/** The head of every page (spec.md §2, shared layout): menu, search, name, account and bag; the shop's links below. */
export function SiteHeader({ currentPath, shopper, onSignOut, menu, search, wishlist, cart }: SiteHeaderProps) {
  const isLifted = useScrolledPast(lifted)
  return (
    <header className={styles.header} data-lifted={isLifted || undefined}>
      <div className={styles.top} data-signed-in={shopper ? '' : undefined}>
        <div className={styles.menu}>{menu}</div>
        <div className={styles.search}>{search}</div>
        <Link href={paths.home} className={styles.logo} aria-label={`${shop.name}, home`}>
          <Logo name={shop.name} className={styles.mark} />
        </Link>
        <div className={styles.account}>
          {shopper ? (
            <>
              <span className={styles.greeting}>Hi, {shopper.firstName.trim() || 'User'}</span>
              <button type="button" className={styles.accountLink} onClick={onSignOut}>
                Logout
              </button>
              {wishlist}
            </>
          ) : (
            <>
              <Link className={styles.accountLink} href={paths.signIn}>
                Sign In
              </Link>
              <Link className={styles.accountLink} href={paths.signUp}>
                Sign Up
              </Link>
            </>
          )}
          {cart}
        </div>
      </div>
      <nav className={styles.nav} aria-label="Main">
        <ul className={styles.links}>
          {mainLinks.map(({ label, href }) => (
            <li key={href}>
              <Link
                className={styles.link}
                href={href}
                aria-current={isCurrent(href, currentPath) ? 'page' : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <Link className={styles.newArrivals} href={newArrivals.href}>
          {newArrivals.label}
        </Link>
      </nav>
      <ZariLine />
    </header>
  )
}

/** A product hangs among the collections. */
function isCurrent(href: string, path: string) {
  if (href === paths.home) return path === href
  return path === href || path.startsWith(`${href}/`) || (href === paths.collections && path.startsWith('/product/'))
}
