import { inLanguages } from '#features/shared/inLanguages.tsx'
import { type } from '#theme/type.css.ts'
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx'
import * as styles from './ListingHead.css.ts'

export interface ListingHeadProps {
  title: string
  subtitle?: string
  /** From the listing of all products to this page; the last has no link. */
  crumbs: { label: string; href?: string }[]
}

/** Breadcrumbs, title and subtitle of a listing. */
export function ListingHead({ title, subtitle, crumbs }: ListingHeadProps) {
  return (
    <div className={styles.head}>
      <Breadcrumbs items={crumbs} />
      <div className={styles.text}>
        <h1 className={`${type.pageTitle} ${styles.title}`}>{inLanguages(title)}</h1>
        {subtitle && <p className={`${type.story} ${styles.muted}`}>{subtitle}</p>}
      </div>
    </div>
  )
}
