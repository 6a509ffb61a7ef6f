import { useId, type ReactNode } from 'react'
import { type } from '#theme/type.css.ts'
import { TempleRow } from '#ui/Ornament/TempleRow.tsx'
import { ZariLine } from '#ui/Ornament/ZariLine.tsx'
import * as styles from './ReceiptPaper.css.ts'

export interface ReceiptPaperProps {
  title: string
  /** 'beside' is sticky. */
  place?: 'beside' | 'still'
  children: ReactNode
}

/** A panel that looks like a receipt: zari line on top, torn edge below. */
export function ReceiptPaper({ title, place = 'still', children }: ReceiptPaperProps) {
  const id = useId()
  return (
    <section className={styles.paper({ place })} aria-labelledby={id}>
      <ZariLine />
      <div className={styles.body}>
        <h2 className={type.featuredName} id={id}>
          {title}
        </h2>
        {children}
      </div>
      <div className={styles.edge}>
        <TempleRow pointing="down" />
      </div>
    </section>
  )
}
