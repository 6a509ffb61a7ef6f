import { useId, useState, type KeyboardEvent } from 'react'
import { afterPress } from '../afterPress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { button, field, refusal as refusalStyle, stepper } from './QuantityStepper.css.ts'

interface QuantityStepperProps {
  value: number
  /** Called with a whole number from 1 to `max`. */
  onChange: (value: number) => void
  /** What is counted. It is in the accessible name of each control: a cart has the same ones for each of its lines. */
  name: string
  /** Far above what anybody buys. */
  max: number
  /** Counts how often the value was used, as by Add to Cart: the message about an invalid number goes with the next use. */
  uses?: number | undefined
  /** 52 px high beside a button of that height, or 44. */
  size?: 'regular' | 'small' | undefined
}

/** Matches 1000, 1,000 and 1,00,000, but not 2,5. */
const wholeNumber = /^\d+$|^\d{1,3}(?:,\d{2,3})*,\d{3}$/

/**
 * A quantity in a field, with buttons for one more and one less. A typed value is committed on Enter or blur; an
 * invalid one is replaced by the old quantity, with a message until the next edit or use. A new value is announced.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onChange, name, max, uses, size = 'regular' } = props
  const [typed, setTyped] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const [usesBefore, setUsesBefore] = useState(uses)
  const [isChanged, setIsChanged] = useState(false)
  const refusalId = useId()
  if (usesBefore !== uses) {
    setUsesBefore(uses)
    setRefusal(undefined)
  }
  const refuse = (why?: string) => afterPress(() => setRefusal(why))
  const change = (next: number) => {
    setTyped(undefined)
    setIsChanged(true)
    refuse()
    if (next !== value) onChange(next)
  }
  const enter = () => {
    if (typed === undefined) return
    const digits = typed.replaceAll(/\s/g, '')
    const next = wholeNumber.test(digits) ? Number(digits.replaceAll(',', '')) : Number.NaN
    if (next >= 1 && next <= max) return change(next)
    setTyped(undefined)
    refuse(
      next > max ? `Please enter ${max.toLocaleString('en-IN')} or less` : 'Please enter a whole number of 1 or more',
    )
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter commits the number instead of submitting a surrounding form.
    event.preventDefault()
    enter()
  }
  return (
    <div>
      <div className={stepper({ size })}>
        <button
          type="button"
          aria-label={`Decrease quantity of ${name}`}
          // Not `disabled`, which would take the focus from a keyboard user.
          aria-disabled={value <= 1}
          onClick={() => value > 1 && change(value - 1)}
          className={button}
        >
          <Icon name="minus" size={18} />
        </button>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={`Quantity of ${name}`}
          aria-describedby={refusal && refusalId}
          className={field}
          value={typed ?? value}
          onChange={({ target }) => {
            setTyped(target.value)
            setRefusal(undefined)
          }}
          onFocus={({ target }) => target.select()}
          onBlur={enter}
          onKeyDown={onKey}
        />
        <button
          type="button"
          aria-label={`Increase quantity of ${name}`}
          aria-disabled={value >= max}
          onClick={() => value < max && change(value + 1)}
          className={button}
        >
          <Icon name="plus" size={18} />
        </button>
        <VisuallyHidden role="status">{isChanged && value}</VisuallyHidden>
      </div>
      {refusal && (
        <p className={refusalStyle} id={refusalId} role="alert">
          {refusal}
        </p>
      )}
    </div>
  )
}
