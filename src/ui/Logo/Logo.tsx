import { classes } from '../classes.ts'
import { logo, name as nameStyle } from './Logo.css.ts'
import { Lotus } from './Lotus.tsx'

interface LogoProps {
  /** The shop's name, set as text: read aloud and found by search as it stands. */
  name: string
  /** The flower beside the name, or over it where room is short. */
  layout?: 'row' | 'stacked' | undefined
  className?: string | undefined
}

/** The shop's mark. Put it inside a link to make it the way home. */
export function Logo({ name, layout = 'row', className }: LogoProps) {
  return (
    <span className={classes(logo({ layout }), className)}>
      <Lotus size={layout === 'row' ? 46 : 34} />
      <span className={nameStyle({ layout })}>{name}</span>
    </span>
  )
}
