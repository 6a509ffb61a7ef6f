import { useId, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { addressFields } from '#domain/address/addressFields.ts'
import { invalidPincode, normalisePincode } from '#domain/address/normalise.ts'
import { formatRupees } from '#domain/money.ts'
import type { DeliveryPlace } from '#domain/shipping/deliveryPlace.ts'
import { shippingTo } from '#domain/shipping/shippingTo.ts'
import { stateNamed, type StateName } from '#domain/shipping/states.ts'
import { loadPincodes } from '#features/shared/loadPincodes.ts'
import { rewriteTyped } from '#features/shared/rewriteTyped.ts'
import { delivery } from '#site/delivery.ts'
import { otherShipping, shippingRates } from '#site/shipping.ts'
import { type } from '#theme/type.css.ts'
import { Button } from '#ui/Button/Button.tsx'
import { TextField } from '#ui/Field/TextField.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Select } from '#ui/Select/Select.tsx'
import * as styles from './DeliveryCheck.css.ts'

export interface DeliveryCheckProps {
  /** When a pre-order arrives: the days in the table apply only to products in stock. */
  preOrder?: string | undefined
  /** The last place checked on this device. */
  place: DeliveryPlace | undefined
  /** Called with every place that was found. */
  onPlace: (place: DeliveryPlace) => void
}

/** Why a pincode has no result: it is invalid, its state must be chosen, or the table could not be loaded. */
type PincodeProblem =
  | { is: 'invalid' | 'unchecked' }
  | { is: 'ambiguous'; pincode: string; states: readonly StateName[] }

const optionsOf = (names: readonly StateName[]) => names.map((name) => ({ value: name, label: name }))

const { placeholder, groups } = addressFields.state.choices
const allStates = groups.map(({ group, names }) => ({ group, options: optionsOf(names) }))

/**
 * Shipping cost and delivery time by pincode or state, looked up in the shop's table without a request (handbook, Rules:
 * shipping). Where a pincode may be in several states, the shopper chooses one.
 */
export function DeliveryCheck({ preOrder, place, onPlace }: DeliveryCheckProps) {
  const title = useId()
  const field = useRef<HTMLInputElement>(null)
  /** Text typed since the last result. */
  const [draft, setDraft] = useState<string>()
  const [chosenMode, setChosenMode] = useState<'pincode' | 'state'>()
  const [problem, setProblem] = useState<PincodeProblem>()
  /** The same error again is announced again. */
  const [attempt, setAttempt] = useState(0)
  const mode = chosenMode ?? (place && !place.pincode ? 'state' : 'pincode')
  const typed = draft ?? (problem?.is === 'ambiguous' ? problem.pincode : (place?.pincode ?? ''))
  const isUndecided = problem?.is === 'ambiguous' && place?.pincode !== problem.pincode
  const isOutOfDate = problem?.is === 'invalid' || isUndecided || (mode === 'pincode' && draft !== undefined)
  const known = isOutOfDate ? undefined : place

  const check = async (event: SubmitEvent) => {
    event.preventDefault()
    const form = event.currentTarget
    if (mode === 'state') return
    const table = await loadPincodes()
    // The text has changed in the meantime, and has not been checked.
    if (field.current?.value !== typed) return
    // Without the table, the shopper chooses the state.
    if (!table) {
      // The focused field unmounts: the select must be mounted before it can get the focus.
      flushSync(switchMode)
      setProblem({ is: 'unchecked' })
      return form.querySelector('select')?.focus()
    }
    const result = table.stateOfPincode(typed)
    if (!result.ok) {
      setProblem({ is: 'invalid' })
      setAttempt(attempt + 1)
      field.current?.focus()
      return
    }
    const { pincode, states } = result
    const [state] = states
    setDraft(undefined)
    if (state && states.length === 1) onPlace({ state, pincode })
    else setProblem({ is: 'ambiguous', pincode, states })
  }
  /** The select stays mounted: arrow keys choose one state after the other. */
  const choose = (value: string) => {
    const state = stateNamed(value)
    if (state) onPlace(problem?.is === 'ambiguous' ? { state, pincode: problem.pincode } : { state })
  }
  const edit = (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event
    rewriteTyped(target, event, normalisePincode)
    setDraft(target.value)
    setProblem(undefined)
  }
  const switchMode = () => {
    setChosenMode(mode === 'pincode' ? 'state' : 'pincode')
    setProblem(undefined)
    setDraft(undefined)
  }

  return (
    // The field has no name, so that a native submit without scripts sends nothing.
    <form className={styles.check} aria-labelledby={title} noValidate onSubmit={(event) => void check(event)}>
      <h2 className={type.strong} id={title}>
        {delivery.title}
      </h2>
      <div className={styles.row}>
        {mode === 'pincode' ? (
          <>
            <TextField
              ref={field}
              label={delivery.pincode}
              hideLabel
              placeholder={delivery.pincode}
              inputMode="numeric"
              autoComplete="postal-code"
              value={typed}
              onFocus={() => void loadPincodes()}
              onChange={edit}
              error={problem?.is === 'invalid' ? invalidPincode : undefined}
              attempt={attempt}
            />
            <Button type="submit" variant="secondary">
              {delivery.check}
            </Button>
            {problem?.is === 'ambiguous' && (
              <Select
                className={styles.fullWidth}
                label={delivery.state}
                placeholder={placeholder}
                options={problem.states.length > 0 ? optionsOf(problem.states) : allStates}
                value={known?.state ?? ''}
                onChange={({ target }) => choose(target.value)}
              />
            )}
          </>
        ) : (
          <Select
            className={styles.fullWidth}
            label={delivery.state}
            hideLabel
            placeholder={placeholder}
            options={allStates}
            value={place?.state ?? ''}
            onChange={({ target }) => choose(target.value)}
          />
        )}
      </div>
      {/* What it asks for comes back with the first edit: announced, it would interrupt the typing. */}
      <p
        className={styles.result}
        role="status"
        aria-live={known || problem ? undefined : 'off'}
        data-known={known ? '' : undefined}
      >
        {problem?.is !== 'invalid' && (
          <>
            <Icon className={styles.icon} name={known ? 'truck' : 'pin'} size={20} />
            <span>{statusText(known, problem, preOrder)}</span>
          </>
        )}
      </p>
      <button className={styles.switchMode} type="button" onClick={switchMode}>
        {mode === 'pincode' ? delivery.byState : delivery.byPincode}
      </button>
    </form>
  )
}

function statusText(
  known: DeliveryPlace | undefined,
  problem: PincodeProblem | undefined,
  preOrder: string | undefined,
): string {
  if (!known && problem?.is === 'ambiguous')
    return problem.states.length > 0 ? delivery.onABorder : delivery.unknownPincode
  if (!known) return problem ? delivery.unchecked : delivery.ask
  const { cost, estimatedDays } = shippingTo(shippingRates, otherShipping, known)
  if (preOrder) return delivery.answerPreOrder(known.state, formatRupees(cost), preOrder)
  return delivery.answer(known.state, formatRupees(cost), estimatedDays)
}
