import { classes } from '../classes.ts'
import { Link, type LinkProps } from '../Link/Link.tsx'
import type { ButtonLook } from './Button.tsx'
import { look } from './look.css.ts'
import { Sign } from './Sign.tsx'

/** A link to another page with the weight of a button. */
export function ButtonLink(props: ButtonLook & LinkProps) {
  const { variant = 'primary', size = 'regular', icon, full = false, className, children, ...link } = props
  return (
    <Link {...link} className={classes(look({ variant, size, full }), className)}>
      <Sign icon={icon} />
      <span>{children}</span>
    </Link>
  )
}
