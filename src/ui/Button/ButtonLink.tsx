import { classes } from '../classes.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Link, type LinkProps } from '../Link/Link.tsx'
import type { ButtonLook } from './Button.tsx'
import { look } from './look.css.ts'

/** A link to another page with the weight of a button. */
export function ButtonLink(props: ButtonLook & LinkProps) {
  const { variant = 'primary', size = 'regular', icon, full = false, className, children, ...link } = props
  return (
    <Link {...link} className={classes(look({ variant, size, full }), className)}>
      {icon && <Icon name={icon} size={20} />}
      <span>{children}</span>
    </Link>
  )
}
