import { useEffect, useRef, type ReactNode } from 'react'
import { type } from '#theme/type.css.ts'
import { ZariLine } from '#ui/Ornament/ZariLine.tsx'
import * as styles from './AccountColumn.css.ts'

export interface AccountColumnProps {
  title: string
  /** One sentence below the title. */
  intro?: ReactNode
  /** It replaces an earlier step: its heading gets the focus, so that it is announced. */
  isArrival?: boolean
  children: ReactNode
}

/** The narrow column of every account screen: a heading over one zari line, and a form. */
export function AccountColumn({ title, intro, isArrival = false, children }: AccountColumnProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const focusOnMount = useRef(isArrival)
  useEffect(() => {
    if (focusOnMount.current) heading.current?.focus()
  }, [])
  return (
    <div className={styles.column}>
      <header className={styles.head}>
        <h1 className={`${type.productTitle} ${styles.title}`} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <ZariLine className={styles.zari} />
        {intro && <p className={styles.intro}>{intro}</p>}
      </header>
      {children}
    </div>
  )
}
