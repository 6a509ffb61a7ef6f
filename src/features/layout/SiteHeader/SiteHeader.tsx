import type { ReactNode } from 'react'
import { greetingOf } from '#domain/account/shopper.ts'
import { ignoreSecondClick } from '#features/shared/singlePress.ts'
import { paths, productPath } from '#site/paths.ts'
import { mainLinks, newArrivals } from '#site/navigation.ts'
import { signInName, signUpName } from '#site/pageNames.ts'
import { shop } from '#site/shop.ts'
import { Link } from '#ui/Link/Link.tsx'
import { Logo } from '#ui/Logo/Logo.tsx'
import { ZariLine } from '#ui/Ornament/ZariLine.tsx'
import { useScrolledPast } from '../useScrolledPast.ts'
import * as styles from './SiteHeader.css.ts'

export interface SiteHeaderProps {
  /** Path of the current page, to mark its link. */
  currentPath: string
  /** Undefined when nobody is signed in. */
  shopper?: { firstName: string } | undefined
  onSignOut?: () => void
  /** History state for sign-in and sign-up: the page to return to. */
  entryState?: unknown
  /** Slots: connected components in the shop, plain ones in stories. */
  menu: ReactNode
  search: ReactNode
  wishlist: ReactNode
  cart: ReactNode
}

/** Scroll position in px from which the header has a line below it (handbook, Rules: toasts and timings). */
const shadowThreshold = 20
/** And from which the upper row of a desktop's header is out of the window. */
const collapseThreshold = 74

/** The header of every page: menu, search, logo, account and cart, and the main links below. */
export function SiteHeader(props: SiteHeaderProps) {
  const { currentPath, shopper, onSignOut, entryState, menu, search, wishlist, cart } = props
  const hasShadow = useScrolledPast(shadowThreshold)
  const isCollapsed = useScrolledPast(collapseThreshold)
  return (
    <header className={styles.header} data-lifted={hasShadow || undefined} data-collapsed={isCollapsed || undefined}>
      <div className={styles.top}>
        <div className={styles.menu}>{menu}</div>
        <div className={styles.search}>{search}</div>
        <Link href={paths.home} className={styles.logo} aria-label={`${shop.name}, home`}>
          <Logo name={shop.name} className={styles.mark} />
        </Link>
        <div className={styles.account}>
          {shopper ? (
            <>
              <Link className={styles.greeting} href={paths.account}>
                {greetingOf(shopper)}
              </Link>
              <button type="button" className={styles.accountLink} onClick={onSignOut}>
                Logout
              </button>
            </>
          ) : (
            <span className={styles.entry}>
              <Link className={styles.accountLink} href={paths.signIn} state={entryState} onClick={ignoreSecondClick}>
                {signInName}
              </Link>
              <Link className={styles.accountLink} href={paths.signUp} state={entryState} onClick={ignoreSecondClick}>
                {signUpName}
              </Link>
            </span>
          )}
          {wishlist}
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

/** Product pages belong to the collections link. */
function isCurrent(href: string, path: string) {
  if (href === paths.home) return path === href
  return (
    path === href || path.startsWith(`${href}/`) || (href === paths.collections && path.startsWith(productPath('')))
  )
}
