import { Icon, type IconName } from '#ui/Icon/Icon.tsx'
import { Link } from '#ui/Link/Link.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './CountedLink.css.ts'

interface CountedLinkProps {
  href: string
  icon: IconName
  name: string
  count: number
}

/**
 * A sign in the header with a number on it: 9+ above nine, nothing at none; the true number is in its name (spec.md §2).
 *
 * @internal
 */
export function CountedLink({ href, icon, name, count }: CountedLinkProps) {
  return (
    <Link className={styles.link} href={href}>
      {/* Not an aria-label: one that leaves out what is seen, '9+', is a fault of its own. */}
      <VisuallyHidden>{count > 0 ? `${name}, ${count} ${count === 1 ? 'item' : 'items'}` : name}</VisuallyHidden>
      <Icon name={icon} size={24} />
      {count > 0 && (
        <span className={styles.badge} aria-hidden="true" key={count}>
          {count > 9 ? '9+' : count}
        </span>
      )}
    </Link>
  )
}
