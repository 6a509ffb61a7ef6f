import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { cx } from '../cx.ts'
import type { IconName } from '../Icon/Icon.tsx'
import { Rings } from '../Spinner/Rings.tsx'
import { buttonStyles } from './buttonStyles.css.ts'
import { ButtonIcon } from './ButtonIcon.tsx'

/** Appearance shared by a button and a link that looks like one. */
export interface ButtonStyleProps {
  /** At most one primary per view; `onBand` is for a madder background. */
  variant?: 'primary' | 'secondary' | 'plain' | 'onBand' | undefined
  /** 52 or 44 px high. */
  size?: 'regular' | 'small' | undefined
  /** Before the label, 20 px. */
  icon?: IconName | undefined
  /** As wide as its container. */
  full?: boolean | undefined
}

interface ButtonProps extends ButtonStyleProps, ComponentPropsWithRef<'button'> {
  /** Shows a spinner, ignores clicks, and keeps focus and colours. */
  loading?: boolean | undefined
  /** Replaces the label while loading: 'Processing...'. */
  loadingLabel?: string | undefined
}

/** For actions on this page; navigation is a link. */
export function Button(props: ButtonProps) {
  const { variant = 'primary', size = 'regular', icon, full = false, loading = false, loadingLabel, ...rest } = props
  const { className, children, onClick, ...button } = rest
  return (
    <button
      type="button"
      {...button}
      {...(loading ? { 'aria-disabled': true, 'data-busy': '' } : {})}
      className={cx(buttonStyles({ variant, size, full }), className)}
      onClick={loading ? cancelClick : onClick}
    >
      {loading ? <Rings size={18} /> : <ButtonIcon icon={icon} />}
      <span>{loading ? (loadingLabel ?? children) : children}</span>
    </button>
  )
}

/** Also keeps a loading submit button from submitting its form, by click or by Enter in a field. */
function cancelClick(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}
