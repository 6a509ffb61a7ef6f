import { cx } from '../cx.ts'
import { logo, name as nameStyle } from './Logo.css.ts'
import { Lotus } from './Lotus.tsx'

interface LogoProps {
  /** The shop's name, as text. */
  name: string
  className?: string | undefined
}

/** The shop's logo: lotus and name. */
export function Logo({ name, className }: LogoProps) {
  return (
    <span className={cx(logo, className)}>
      <Lotus />
      <span className={nameStyle}>{name}</span>
    </span>
  )
}
