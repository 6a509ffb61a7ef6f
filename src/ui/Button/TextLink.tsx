import { classes } from '../classes.ts'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import { Link, type LinkProps } from '../Link/Link.tsx'
import { textLink } from './look.css.ts'

interface TextLinkProps extends LinkProps {
  /** Stands before the words; an arrow to the right stands after them. */
  icon?: IconName | undefined
}

/** A link that stands alone, underlined in gold: 'View all collections', 'Continue Shopping'. */
export function TextLink({ icon, className, children, ...link }: TextLinkProps) {
  const sign = icon && <Icon name={icon} size={16} />
  const after = icon === 'arrowRight' || icon === 'chevronRight'
  return (
    <Link {...link} className={classes(textLink, className)}>
      {!after && sign}
      <span>{children}</span>
      {after && sign}
    </Link>
  )
}
