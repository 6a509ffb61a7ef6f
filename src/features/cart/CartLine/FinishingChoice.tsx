import { finishings, type Finishing } from '#domain/cart/cart.ts'
import { finishingChosen, finishingNames, finishingNote } from '#site/finishing.ts'
import { type } from '#theme/type.css.ts'
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './FinishingChoice.css.ts'

export interface FinishingChoiceProps {
  id: string
  /** Name of the product. */
  name: string
  chosen: readonly Finishing[]
  onChange: (finishing: Finishing, isWanted: boolean) => void
}

/** Tailoring options of a line. Without prices: the shop agrees on them by phone. */
export function FinishingChoice({ id, name, chosen, onChange }: FinishingChoiceProps) {
  const note = `${id}-note`
  return (
    <fieldset className={styles.choice} id={id} aria-describedby={note}>
      <legend>
        <VisuallyHidden>Finishing of {name}</VisuallyHidden>
      </legend>
      <div className={styles.boxes}>
        {finishings.map((finishing) => (
          <Checkbox
            key={finishing}
            label={finishingNames[finishing]}
            checked={chosen.includes(finishing)}
            onChange={({ target }) => onChange(finishing, target.checked)}
          />
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{finishingChosen(chosen)}</span>
      </VisuallyHidden>
      <p className={`${type.meta} ${styles.note}`} id={note}>
        {finishingNote}
      </p>
    </fieldset>
  )
}
