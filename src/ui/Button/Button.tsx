import type { ComponentPropsWithRef, MouseEvent, ReactElement } from 'react'
import { classes } from '../classes.ts'
import type { IconName } from '../Icon/Icon.tsx'
import { Rings } from '../Spinner/Rings.tsx'
import { look } from './look.css.ts'
import { Sign } from './Sign.tsx'

/** What a button and a link that looks like one have in common. */
export interface ButtonLook {
  /** One primary to a view, never three fills; `onBand` stands on madder ground. */
  variant?: 'primary' | 'secondary' | 'plain' | 'onBand' | undefined
  /** 52 or 44 px high. */
  size?: 'regular' | 'small' | undefined
  /** Stands before the words: a sign of every page by its name, or a rarer one, 20 px. */
  icon?: IconName | ReactElement | undefined
  /** As wide as its room. */
  full?: boolean | undefined
}

interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** At work: keeps the focus and its colours, ignores clicks, turns its rings. */
  busy?: boolean | undefined
  /** Takes the place of the words while busy: 'Processing...'. */
  busyLabel?: string | undefined
}

/** Does something here and now; what leads to another page is a link. */
export function Button(props: ButtonProps) {
  const { variant = 'primary', size = 'regular', icon, full = false, busy = false, busyLabel, ...rest } = props
  const { className, children, onClick, ...button } = rest
  return (
    <button
      type="button"
      {...button}
      {...(busy ? { 'aria-disabled': true, 'data-busy': '' } : {})}
      className={classes(look({ variant, size, full }), className)}
      onClick={busy ? ignore : onClick}
    >
      {busy ? <Rings size={18} /> : <Sign icon={icon} />}
      <span>{busy ? (busyLabel ?? children) : children}</span>
    </button>
  )
}

/** Stops the form behind a busy submit button as well, also when Enter was pressed in a field. */
function ignore(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}
