import { useId, type ReactNode } from 'react'
import { type } from '#theme/type.css.ts'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './PieceShelf.css.ts'

export interface PieceShelfProps {
  title: string
  /** How many cards are under way, whose places are kept; undefined once they are here. */
  waitingFor?: number | undefined
  /** The cards. */
  children?: ReactNode
}

/** A few other pieces under one piece: those like it, and those seen before it (spec.md §2, product detail). */
export function PieceShelf({ title, waitingFor, children }: PieceShelfProps) {
  const id = useId()
  return (
    <section className={styles.shelf} aria-labelledby={id}>
      <h2 className={type.sectionTitle} id={id}>
        {title}
      </h2>
      {waitingFor === undefined ? children : <Places count={waitingFor} />}
    </section>
  )
}

function Places({ count }: { count: number }) {
  return (
    <div role="status">
      <VisuallyHidden>Loading...</VisuallyHidden>
      <ul className={styles.waiting} aria-hidden="true">
        {Array.from({ length: count }, (_, place) => place).map((place) => (
          <li className={styles.place} key={place}>
            <Skeleton shape="picture" />
            <Skeleton shape="title" />
            <Skeleton shape="line" width="60%" />
            <Skeleton shape="line" width="40%" />
          </li>
        ))}
      </ul>
    </div>
  )
}
