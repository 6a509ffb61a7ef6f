import type { ReactNode } from 'react'
import { paths } from '#features/shared/paths.ts'
import { mainLinks, newArrivals } from '#site/navigation.ts'
import { shop } from '#site/shop.ts'
import { Link } from '#ui/Link/Link.tsx'
import { Logo } from '#ui/Logo/Logo.tsx'
import { ZariLine } from '#ui/Ornament/ZariLine.tsx'
import { SearchForm } from './SearchForm.tsx'
import * as styles from './SiteHeader.css.ts'

export interface SiteHeaderProps {
  /** Path of the page below, to mark its link. */
  currentPath: string
  /** The bag; connected in the shop, plain in stories. */
  cart: ReactNode
}

/** The head of every page (spec.md §2, shared layout): search, name, account and bag above; the shop's links below. */
export function SiteHeader({ currentPath, cart }: SiteHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <div className={styles.search}>
          <SearchForm />
        </div>
        <Link href={paths.home} className={styles.logo} aria-label={`${shop.name}, home`}>
          <Logo name={shop.name} />
        </Link>
        <div className={styles.account}>
          <Link className={styles.accountLink} href={paths.signIn}>
            Sign In
          </Link>
          <Link className={styles.accountLink} href={paths.signUp}>
            Sign Up
          </Link>
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
