import { formatItems } from '#domain/items.ts'
import { limits } from '#site/limits.ts'
import { Icon, type IconName } from '#ui/Icon/Icon.tsx'
import { Link, type LinkProps } from '#ui/Link/Link.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './IconLinkWithBadge.css.ts'

interface IconLinkWithBadgeProps extends LinkProps {
  icon: IconName
  name: string
  count: number
}

/**
 * An icon link with a count badge: 9+ above nine, no badge at 0; the accessible name has the exact count.
 *
 * @internal
 */
export function IconLinkWithBadge({ icon, name, count, ...link }: IconLinkWithBadgeProps) {
  return (
    <Link className={styles.link} {...link}>
      {/* Not an aria-label: an accessible name must not omit the visible text '9+'. */}
      <VisuallyHidden>{count > 0 ? `${name}, ${formatItems(count)}` : name}</VisuallyHidden>
      <Icon name={icon} size={24} />
      {count > 0 && (
        <span className={styles.badge} aria-hidden="true" key={count}>
          {count > limits.badge ? `${limits.badge}+` : count}
        </span>
      )}
    </Link>
  )
}
