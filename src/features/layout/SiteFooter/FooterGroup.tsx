import { useId, type ReactNode } from 'react'
import type { NavigationLink } from '#site/navigation.ts'
import { type } from '#theme/type.css.ts'
import { Link } from '#ui/Link/Link.tsx'
import * as styles from './SiteFooter.css.ts'

export interface FooterGroupProps {
  title: string
  links: readonly NavigationLink[]
  /** Takes the full width on phones. */
  wide?: boolean
  /** List items after the links. */
  children?: ReactNode
}

/** One titled list of the footer. */
export function FooterGroup({ title, links, wide = false, children }: FooterGroupProps) {
  const id = useId()
  return (
    <section className={styles.group({ wide })} aria-labelledby={id}>
      <h2 id={id} className={`${type.small} ${styles.title}`}>
        {title}
      </h2>
      <ul className={styles.list}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link className={styles.link} href={href}>
              {label}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </section>
  )
}
