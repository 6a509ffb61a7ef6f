import { type } from '#theme/type.css.ts'
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx'
import * as styles from './ListingHead.css.ts'

export interface ListingHeadProps {
  title: string
  subtitle?: string
  /** From the shop's listing down to this page; the last has no link. */
  crumbs: { label: string; href?: string }[]
}

/** Title and subtitle over a listing (spec.md §2, collections page). */
export function ListingHead({ title, subtitle, crumbs }: ListingHeadProps) {
  return (
    <div className={styles.head}>
      <Breadcrumbs items={crumbs} />
      <div className={styles.words}>
        <h1 className={`${type.pageTitle} ${styles.title}`}>{title}</h1>
        {subtitle && <p className={`${type.story} ${styles.quiet}`}>{subtitle}</p>}
      </div>
    </div>
  )
}
