import { CardSkeletons } from '#features/shared/CardSkeletons/CardSkeletons.tsx'
import { limits } from '#site/limits.ts'
import * as styles from './ProductGrid.css.ts'

/** Skeleton of the first cards of a listing. */
export function ProductGridSkeleton() {
  return <CardSkeletons count={limits.skeletonCards} list={styles.grid({ layout: 'grid' })} card={styles.skeleton} />
}
