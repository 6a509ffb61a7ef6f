import { useId, useRef, useState, type SubmitEvent } from 'react'
import { formatRupees } from '#domain/money.ts'
import type { DeliveryPlace } from '#domain/shipping/deliveryPlace.ts'
import { stateOfPincode } from '#domain/shipping/pincode.ts'
import { shippingTo } from '#domain/shipping/shippingTo.ts'
import { stateNamed, stateNames, type StateName, unionTerritories } from '#domain/shipping/states.ts'
import { delivery } from '#site/delivery.ts'
import { otherShipping, shippingRates } from '#site/shipping.ts'
import { type } from '#theme/type.css.ts'
import { Button } from '#ui/Button/Button.tsx'
import { TextField } from '#ui/Field/TextField.tsx'
import { Emblem } from '#ui/Icon/Emblem.tsx'
import { Select } from '#ui/Select/Select.tsx'
import * as styles from './DeliveryCheck.css.ts'

export interface DeliveryCheckProps {
  /** Where this device last asked for; undefined where it has not. */
  place: DeliveryPlace | undefined
  /** Called with every place that could be answered. */
  onPlace: (place: DeliveryPlace) => void
}

/** What stands between a pincode and its answer. */
type Trouble = { is: 'refused'; words: string } | { is: 'unsure'; pincode: string; states: readonly StateName[] }

const optionsOf = (names: readonly StateName[]) => names.map((name) => ({ value: name, label: name }))

const everywhere = [
  { group: delivery.states, options: optionsOf(stateNames) },
  { group: delivery.territories, options: optionsOf(unionTerritories) },
]

/**
 * What it costs to have a piece delivered, and how long it takes, by pincode or by state, out of the shop's own table
 * (spec.md §9). Nothing is sent anywhere. Where a pincode lies on a border the state is asked for.
 */
export function DeliveryCheck({ place, onPlace }: DeliveryCheckProps) {
  const title = useId()
  const field = useRef<HTMLInputElement>(null)
  /** What has been typed since the last answer. */
  const [draft, setDraft] = useState<string>()
  const [chosenWay, setChosenWay] = useState<'pincode' | 'state'>()
  const [trouble, setTrouble] = useState<Trouble>()
  const way = chosenWay ?? (place && !place.pincode ? 'state' : 'pincode')
  const typed = draft ?? place?.pincode ?? ''
  const known = trouble || (way === 'pincode' && draft !== undefined) ? undefined : place

  const answer = (next: DeliveryPlace) => {
    setTrouble(undefined)
    setDraft(undefined)
    onPlace(next)
  }
  const check = (event: SubmitEvent) => {
    event.preventDefault()
    if (way === 'state') return
    const reading = stateOfPincode(typed)
    if (!reading.ok) {
      setTrouble({ is: 'refused', words: delivery.refusals[reading.refusal.why] })
      field.current?.focus()
      return
    }
    const { pincode, states } = reading
    const [state] = states
    if (state && states.length === 1) answer({ state, pincode })
    else setTrouble({ is: 'unsure', pincode, states })
  }
  const choose = (value: string) => {
    const state = stateNamed(value)
    if (state) answer(trouble?.is === 'unsure' ? { state, pincode: trouble.pincode } : { state })
  }
  const edit = (text: string) => {
    setDraft(text)
    setTrouble(undefined)
  }
  const change = () => {
    setChosenWay(way === 'pincode' ? 'state' : 'pincode')
    setTrouble(undefined)
    setDraft(undefined)
  }

  return (
    // Its field has no name: nothing would be sent even by a browser without scripts.
    <form className={styles.check} aria-labelledby={title} noValidate onSubmit={check}>
      <h2 className={type.strong} id={title}>
        {delivery.title}
      </h2>
      <div className={styles.row}>
        {way === 'pincode' ? (
          <>
            <TextField
              ref={field}
              label={delivery.pincode}
              hideLabel
              placeholder={delivery.pincode}
              inputMode="numeric"
              autoComplete="postal-code"
              value={typed}
              onChange={({ target }) => edit(target.value)}
              error={trouble?.is === 'refused' ? trouble.words : undefined}
            />
            <Button type="submit" variant="secondary">
              {delivery.check}
            </Button>
            {trouble?.is === 'unsure' && (
              <Select
                className={styles.whole}
                label={delivery.state}
                placeholder={delivery.selectState}
                options={trouble.states.length > 0 ? optionsOf(trouble.states) : everywhere}
                onChange={({ target }) => choose(target.value)}
              />
            )}
          </>
        ) : (
          <Select
            className={styles.whole}
            label={delivery.state}
            hideLabel
            placeholder={delivery.selectState}
            options={everywhere}
            value={place?.state ?? ''}
            onChange={({ target }) => choose(target.value)}
          />
        )}
      </div>
      <p className={styles.answer} role="status" data-known={known ? '' : undefined}>
        {trouble?.is !== 'refused' && (
          <>
            <Emblem className={styles.sign} name={known ? 'truck' : 'pin'} size={20} />
            <span>{wordsOf(known, trouble)}</span>
          </>
        )}
      </p>
      <button className={styles.other} type="button" onClick={change}>
        {way === 'pincode' ? delivery.byState : delivery.byPincode}
      </button>
    </form>
  )
}

function wordsOf(known: DeliveryPlace | undefined, trouble: Trouble | undefined): string {
  if (trouble?.is === 'unsure') return trouble.states.length > 0 ? delivery.onABorder : delivery.unknownPincode
  if (!known) return delivery.ask
  const { cost, estimatedDays } = shippingTo(shippingRates, otherShipping, known)
  return delivery.answer(known.state, formatRupees(cost), estimatedDays)
}
