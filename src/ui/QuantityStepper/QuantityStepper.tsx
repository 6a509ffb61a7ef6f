import { classes } from '../classes.ts'
import { Icon } from '../Icon/Icon.tsx'
import { key, quantity, stepper } from './QuantityStepper.css.ts'

interface QuantityStepperProps {
  value: number
  /** Called with the value one up or down, never below `min`. */
  onChange: (value: number) => void
  /** Names the group: 'Quantity of Kanjivaram Temple Border Silk'. */
  label: string
  /** There is no maximum: spec.md §9. */
  min?: number | undefined
  /** 52 px high beside a button of that height, or 44. */
  size?: 'regular' | 'small' | undefined
  className?: string | undefined
}

/** How many, one at a time. The new figure is read aloud. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onChange, label, min = 1, size = 'regular', className } = props
  return (
    <div role="group" aria-label={label} className={classes(stepper({ size }), className)}>
      <button
        type="button"
        aria-label="Decrease quantity"
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
        className={key}
      >
        <Icon name="minus" size={18} />
      </button>
      <output aria-live="polite" className={quantity}>
        {value}
      </output>
      <button type="button" aria-label="Increase quantity" onClick={() => onChange(value + 1)} className={key}>
        <Icon name="plus" size={18} />
      </button>
    </div>
  )
}
