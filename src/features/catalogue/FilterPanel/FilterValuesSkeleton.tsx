import { useRef } from 'react'
import { valuesFilters, type FilterValues, type ValuesFilter } from '#domain/listing/filterValues.ts'
import { TryAgainButton } from '#features/shared/TryAgainButton/TryAgainButton.tsx'
import { type } from '#theme/type.css.ts'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { useRestoreFocus } from '#ui/State/useRestoreFocus.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './FilterPanel.css.ts'

/** Loading state of the lists of values. */
export type ValuesState = { is: 'loading' } | { is: 'failed' } | { is: 'ready'; values: FilterValues }

interface FilterValuesSkeletonProps {
  legend: string
  /** Announces that it loads: one list does for all. */
  isAnnounced: boolean
}

/** As many as `CheckList` shows at first. */
const lines = ['70%', '55%', '62%', '48%', '66%', '52%', '64%', '58%'] as const

/** Replaces a list of values while it loads, as high as a long one: the filters below work meanwhile and stay in place. */
export function FilterValuesSkeleton({ legend, isAnnounced }: FilterValuesSkeletonProps) {
  return (
    <div className={styles.group} role={isAnnounced ? 'status' : undefined}>
      {isAnnounced && <VisuallyHidden>Loading...</VisuallyHidden>}
      <div aria-hidden>
        <p className={`${type.small} ${styles.legend}`}>{legend}</p>
        <div className={styles.skeleton}>
          {lines.map((width) => (
            <Skeleton key={width} shape="line" width={width} />
          ))}
        </div>
      </div>
    </div>
  )
}

/** Replaces all lists of values after an error. Its unmount moves the focus of its button. */
export function FilterValuesFailed({ onTryAgain }: { onTryAgain: () => void }) {
  const part = useRef<HTMLDivElement>(null)
  useRestoreFocus(part)
  return (
    <div ref={part} className={styles.group} role="alert">
      <p className={type.small}>{`${sentenceOf(valuesFilters)} could not be loaded.`}</p>
      <TryAgainButton variant="plain" size="small" onClick={onTryAgain} />
    </div>
  )
}

/** 'Colors, fabrics and occasions' */
function sentenceOf(lists: readonly ValuesFilter[]): string {
  const sentence = new Intl.ListFormat('en-IN').format(lists.map(({ control }) => control.plural))
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
