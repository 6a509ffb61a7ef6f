import { cx } from '../cx.ts'
import { logo, name as nameStyle } from './Logo.css.ts'
import { Lotus } from './Lotus.tsx'

interface LogoProps {
  /** The shop's name, as text. */
  name: string
  /** The flower beside the name, or above it in narrow places. */
  layout?: 'row' | 'stacked' | undefined
  className?: string | undefined
}

/** The shop's logo: lotus and name. */
export function Logo({ name, layout = 'row', className }: LogoProps) {
  return (
    <span className={cx(logo({ layout }), className)}>
      <Lotus size={layout === 'row' ? 46 : 34} />
      <span className={nameStyle({ layout })}>{name}</span>
    </span>
  )
}
