import type { ComponentPropsWithRef } from 'react'
import { classes } from '../classes.ts'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import { iconButton } from './IconButton.css.ts'

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** What it does, in words: its accessible name. */
  label: string
  icon: IconName
  /** Of the sign, in px; the button takes 44 px of touch whatever its sign. */
  size?: number | undefined
  /** For a switch such as saving to the wishlist. */
  pressed?: boolean | undefined
  /** `disc` lies on a picture (36 px seen, 44 touched); `ring` is outlined, for arrows. */
  ground?: 'none' | 'disc' | 'ring' | undefined
}

/** A button that is a sign alone, where its meaning is beyond doubt or stands beside it. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, size = 22, pressed, ground = 'none', className, ...button } = props
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      {...button}
      className={classes(iconButton({ ground }), className)}
    >
      <Icon name={icon} size={size} />
    </button>
  )
}
