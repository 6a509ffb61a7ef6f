import type { ReactNode } from 'react'
import { type Category, categories, categoryOf } from '#domain/category.ts'
import { categoryPath } from '#site/paths.ts'
import { contact, hours, socialLinks } from '#site/contact.ts'
import { aboutLinks, featuredLinks, legalLinks, quickCategory } from '#site/navigation.ts'
import { shop } from '#site/shop.ts'
import { type } from '#theme/type.css.ts'
import { Link } from '#ui/Link/Link.tsx'
import { Logo } from '#ui/Logo/Logo.tsx'
import { TempleRow } from '#ui/Ornament/TempleRow.tsx'
import { ZariLine } from '#ui/Ornament/ZariLine.tsx'
import { FooterGroup } from './FooterGroup.tsx'
import { footerId } from './footerId.ts'
import * as styles from './SiteFooter.css.ts'

const { city, state, country, postalCode } = contact.address
const categoryLinks = categories.map(linkTo)
const quickLinks = [...featuredLinks, linkTo(categoryOf(quickCategory))]

/** The footer of every page, with legal links and theme switch. */
export function SiteFooter({ themeSwitch }: { themeSwitch: ReactNode }) {
  return (
    <footer className={styles.footer} id={footerId}>
      <TempleRow />
      <ZariLine />
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Logo name={shop.name} />
          <p className={`${type.small} ${styles.muted}`}>{shop.tagline}</p>
        </div>
        <FooterGroup folds title="About" links={aboutLinks} />
        <FooterGroup folds title="Quick links" links={quickLinks} />
        <FooterGroup folds title="Categories" links={categoryLinks} />
        <FooterGroup
          title="Contact"
          links={[
            { label: contact.phone.text, href: `tel:${contact.phone.dial}` },
            { label: contact.email, href: `mailto:${contact.email}` },
          ]}
        >
          <li className={styles.line}>{`${city}, ${state}, ${country} ${postalCode}`}</li>
          {hours.shop.map((line) => (
            <li className={styles.line} key={line}>
              {line}
            </li>
          ))}
        </FooterGroup>
      </div>
      <div className={styles.base}>
        <ul className={styles.row} aria-label="Social profiles">
          {socialLinks
            .filter(({ href }) => href)
            .map(({ name, href }) => (
              <li key={name}>
                <Link className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
                  {name}
                </Link>
              </li>
            ))}
        </ul>
        <ul className={styles.row} aria-label="Legal">
          {legalLinks.map(({ label, href }) => (
            <li key={href}>
              <Link className={styles.link} href={href}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        {themeSwitch}
      </div>
    </footer>
  )
}

function linkTo({ name, slug }: Category) {
  return { label: name, href: categoryPath(slug) }
}
