import { cx } from '../cx.ts'
import { Link, type LinkProps } from '../Link/Link.tsx'
import type { ButtonStyleProps } from './Button.tsx'
import { buttonStyles } from './buttonStyles.css.ts'
import { ButtonIcon } from './ButtonIcon.tsx'

/** A link that looks like a button. */
export function ButtonLink(props: ButtonStyleProps & LinkProps) {
  const { variant = 'primary', size = 'regular', icon, full = false, className, children, ...link } = props
  return (
    <Link data-screen-only {...link} className={cx(buttonStyles({ variant, size, full }), className)}>
      <ButtonIcon icon={icon} />
      <span>{children}</span>
    </Link>
  )
}
