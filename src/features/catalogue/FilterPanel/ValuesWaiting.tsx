import type { FilterValues } from '#domain/listing/filterValues.ts'
import { type } from '#theme/type.css.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './FilterPanel.css.ts'

/** Where the lists of values stand. */
export type ValuesState = { is: 'loading' } | { is: 'failed' } | { is: 'ready'; values: FilterValues }

interface ValuesWaitingProps {
  state: Exclude<ValuesState, { is: 'ready' }>
  onTryAgain: () => void
}

const lines = ['70%', '55%', '62%', '48%', '66%', '52%'] as const

/** In the place of the lists of colours, fabrics and occasions. The filters around them work all the same. */
export function ValuesWaiting({ state, onTryAgain }: ValuesWaitingProps) {
  if (state.is === 'failed') {
    return (
      <div className={styles.group} role="alert">
        <p className={type.small}>Colors, fabrics and occasions could not be loaded.</p>
        <Button variant="plain" size="small" onClick={onTryAgain}>
          Try Again
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.group} role="status">
      <VisuallyHidden>Loading...</VisuallyHidden>
      <div className={styles.waiting}>
        {lines.map((width) => (
          <Skeleton key={width} shape="line" width={width} />
        ))}
      </div>
    </div>
  )
}
