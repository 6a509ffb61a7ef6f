import { useId, type ReactNode } from 'react'
import { CardSkeletons } from '#features/shared/CardSkeletons/CardSkeletons.tsx'
import { type } from '#theme/type.css.ts'
import * as styles from './ProductSection.css.ts'

export interface ProductSectionProps {
  title: string
  /** Number of skeleton cards; undefined once loaded. */
  skeletonCount?: number | undefined
  /** The cards. */
  children?: ReactNode
}

/** A titled row of other products: related or recently viewed ones. */
export function ProductSection({ title, skeletonCount, children }: ProductSectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={type.sectionTitle} id={id}>
        {title}
      </h2>
      {skeletonCount === undefined ? (
        children
      ) : (
        <CardSkeletons count={skeletonCount} list={styles.skeletons} card={styles.skeleton} isQuiet />
      )}
    </section>
  )
}
