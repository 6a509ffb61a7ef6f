import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Lotus } from '../Logo/Lotus.tsx'
import { Rings } from './Rings.tsx'
import { caption, centre, icon, spinner } from './Spinner.css.ts'

interface SpinnerProps {
  /** 24, 48 or 88 px. */
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Shows the lotus in the middle. */
  logo?: boolean | undefined
  /** Shown below the rings and announced instead of the default label. */
  text?: string | undefined
}

const spinnerSizes = { sm: 24, md: 48, lg: 88 } as const
const logoSizes = { sm: 12, md: 20, lg: 40 } as const

/** Loading indicator for content of unknown shape; otherwise use `Skeleton`. */
export function Spinner({ size = 'md', logo = false, text }: SpinnerProps) {
  return (
    <div role="status" aria-label={text ? undefined : 'Loading...'} className={spinner}>
      <span className={icon}>
        <Rings size={spinnerSizes[size]} className={centre} />
        {logo && <Lotus size={logoSizes[size]} className={centre} />}
      </span>
      {/* A live region announces its text, not its name. */}
      {text ? <span className={caption}>{text}</span> : <VisuallyHidden>Loading...</VisuallyHidden>}
    </div>
  )
}
