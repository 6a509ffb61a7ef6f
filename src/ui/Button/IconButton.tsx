import type { ComponentPropsWithRef } from 'react'
import { cx } from '../cx.ts'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import type { IconSize } from '../Icon/Icon.css.ts'
import { iconButton } from './IconButton.css.ts'

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Accessible name: what the button does. */
  label: string
  icon: IconName
  /** Size of the icon in px; the touch target is always 44 px. */
  size?: IconSize | undefined
  /** For a switch such as saving to the wishlist. */
  pressed?: boolean | undefined
  /** `disc` is for use on pictures (36 px visible, 44 px target); `ring` is outlined, for arrows. */
  ground?: 'none' | 'disc' | 'ring' | undefined
}

/** A button with an icon only, where its meaning is obvious or given beside it. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, size = 22, pressed, ground = 'none', className, ...button } = props
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      {...button}
      className={cx(iconButton({ ground }), className)}
    >
      <Icon name={icon} size={size} />
    </button>
  )
}
