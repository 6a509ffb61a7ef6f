import { useId } from 'react'
import { formatItems } from '#domain/items.ts'
import type { NavigationLink } from '#site/navigation.ts'
import { Link } from '#ui/Link/Link.tsx'
import { visuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './MobileMenu.css.ts'

interface MenuGroupProps {
  title: string
  /** Visually hides the title; screen readers still read it. */
  hideTitle?: boolean
  size?: 'regular' | 'large'
  /** `count`: number of items; 0 is not shown. */
  links: readonly (NavigationLink & { count?: number })[]
}

/**
 * One titled list of the mobile menu.
 *
 * @internal
 */
export function MenuGroup({ title, hideTitle = false, size = 'regular', links }: MenuGroupProps) {
  const id = useId()
  return (
    <nav className={styles.group} aria-labelledby={id}>
      <h3 className={hideTitle ? visuallyHidden : styles.title} id={id}>
        {title}
      </h3>
      <ul>
        {links.map(({ label, href, count = 0 }) => (
          <li key={href}>
            <Link className={styles.link({ size })} href={href} replace>
              {label}
              {count > 0 && <span className={styles.count}>{formatItems(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
