import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { icon, type IconSize } from './Icon.css.ts'
import { circles, type IconName, paths } from './paths.ts'

export type { IconName } from './paths.ts'

/** Width of the stroke in px, the same at every size of the icon. */
const strokeWidth = 1.3

interface IconProps extends Omit<ComponentProps<'svg'>, 'name'> {
  name: IconName
  /** Width and height in px at the usual text size. */
  size?: IconSize | undefined
  /** Accessible name where there is no text beside the icon; without one it is decorative. */
  label?: string | undefined
}

/** An icon in the colour of the text around it. */
export function Icon({ name, size = 22, label, className, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={name === 'heartFilled' || name === 'star' ? 'currentColor' : 'none'}
      stroke={name === 'star' ? 'none' : 'currentColor'}
      strokeWidth={Number(((strokeWidth * 24) / size).toFixed(2))}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx(icon, className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
    >
      {circles[name]?.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} />
      ))}
      <path d={paths[name]} />
    </svg>
  )
}
