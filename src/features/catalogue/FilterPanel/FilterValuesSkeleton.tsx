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
  state: Exclude<ValuesState, { is: 'ready' }>
  onTryAgain: () => void
}

const lines = ['70%', '55%', '62%', '48%', '66%', '52%'] as const

/** Replaces the lists of values while they load, or after an error; the other filters work meanwhile. */
export function FilterValuesSkeleton({ state, onTryAgain }: FilterValuesSkeletonProps) {
  if (state.is === 'failed') return <FilterValuesFailed onTryAgain={onTryAgain} />
  return (
    <div className={styles.group} role="status">
      <VisuallyHidden>Loading...</VisuallyHidden>
      <div className={styles.skeleton}>
        {lines.map((width) => (
          <Skeleton key={width} shape="line" width={width} />
        ))}
      </div>
    </div>
  )
}

/** A component of its own, so that its unmount moves the focus of its button. */
function FilterValuesFailed({ onTryAgain }: { onTryAgain: () => void }) {
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
