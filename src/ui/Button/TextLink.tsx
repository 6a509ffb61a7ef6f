import { cx } from '../cx.ts'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import { Link, type LinkProps } from '../Link/Link.tsx'
import { textLink } from './buttonStyles.css.ts'

interface TextLinkProps extends LinkProps {
  /** Before the text; a right arrow or chevron comes after it. */
  icon?: IconName | undefined
}

/** A standalone link, underlined in gold: 'View all collections', 'Continue Shopping'. */
export function TextLink({ icon, className, children, ...link }: TextLinkProps) {
  const iconElement = icon && <Icon name={icon} size={16} />
  const after = icon === 'arrowRight' || icon === 'chevronRight'
  return (
    <Link {...link} className={cx(textLink, className)}>
      {!after && iconElement}
      <span>{children}</span>
      {after && iconElement}
    </Link>
  )
}
