import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

export interface CardSkeletonsProps {
  count: number
  /** Classes of the list and of each card: as large as what will be shown there. */
  list: string
  card: string
  /** Not announced: what is loading is far below. */
  isQuiet?: boolean
}

/** Placeholders of product cards that are loading. */
export function CardSkeletons({ count, list, card, isQuiet = false }: CardSkeletonsProps) {
  return (
    <div role={isQuiet ? undefined : 'status'}>
      <VisuallyHidden>Loading...</VisuallyHidden>
      <ul className={list} aria-hidden="true">
        {Array.from({ length: count }, (_, place) => place).map((place) => (
          <li className={card} key={place}>
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
