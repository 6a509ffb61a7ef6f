import { classes } from '../classes.ts'
import { Lotus } from '../Logo/Lotus.tsx'
import { Rings } from './Rings.tsx'
import { centre, figure, spinner, words } from './Spinner.css.ts'

interface SpinnerProps {
  /** 24, 48 or 88 px across. */
  size?: 'sm' | 'md' | 'lg' | undefined
  /** The lotus in the middle of the rings. */
  logo?: boolean | undefined
  /** Seen below the rings, and then the only announcement. */
  text?: string | undefined
  className?: string | undefined
}

const across = { sm: 24, md: 48, lg: 88 } as const
const flower = { sm: 12, md: 20, lg: 40 } as const

/** Something is on its way and its shape is not known; where the shape is known, use `Skeleton`. spec.md §2. */
export function Spinner({ size = 'md', logo = false, text, className }: SpinnerProps) {
  return (
    <div role="status" aria-label={text ? undefined : 'Loading...'} className={classes(spinner, className)}>
      <span className={figure}>
        <Rings size={across[size]} className={centre} />
        {logo && <Lotus size={flower[size]} className={centre} />}
      </span>
      {text && <span className={words}>{text}</span>}
    </div>
  )
}
