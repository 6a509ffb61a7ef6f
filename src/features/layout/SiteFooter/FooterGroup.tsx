import { useId, useState, type ReactNode } from 'react'
import type { NavigationLink } from '#site/navigation.ts'
import { type } from '#theme/type.css.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Link } from '#ui/Link/Link.tsx'
import * as styles from './SiteFooter.css.ts'

export interface FooterGroupProps {
  title: string
  links: readonly NavigationLink[]
  /** On phones only the title shows until it is pressed. */
  folds?: boolean
  /** List items after the links. */
  children?: ReactNode
}

/** One titled list of the footer. */
export function FooterGroup({ title, links, folds = false, children }: FooterGroupProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section className={styles.group} aria-labelledby={id} data-folded={(folds && !isOpen) || undefined}>
      <h2 id={id} className={`${type.small} ${styles.title}`}>
        {title}
      </h2>
      {folds && (
        <button
          type="button"
          className={styles.fold}
          aria-label={title}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'minus' : 'plus'} size={18} />
        </button>
      )}
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
