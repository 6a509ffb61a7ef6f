import { useEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react'
import { couponCodeOf, type CouponAnswer } from '#domain/coupon/applyCoupon.ts'
import { couponWords } from '#domain/coupon/couponWords.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Chip } from '#ui/Chip/Chip.tsx'
import { TextField } from '#ui/Field/TextField.tsx'
import * as styles from './CouponBox.css.ts'

export interface CouponBoxProps {
  /** Code of the coupon that holds. */
  applied?: string | undefined
  /** Enters a code; what came of it. Never called with a blank one. */
  onApply: (code: string) => CouponAnswer | undefined
  onRemove: () => void
}

/** Milliseconds a success stands there, and a removal (spec.md §9). */
const standing = { applied: 3000, removed: 2000 } as const

/**
 * Where a coupon's code is entered, and taken off again (spec.md §4 and §5). A refusal stands until something else is
 * typed.
 */
export function CouponBox({ applied, onApply, onRemove }: CouponBoxProps) {
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [said, setSaid] = useState<{ words: string; for: number }>()
  useEffect(() => {
    if (!said) return undefined
    const timer = setTimeout(() => setSaid(undefined), said.for)
    return () => clearTimeout(timer)
  }, [said])

  const edit = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setCode(couponCodeOf(target.value) ?? '')
    setRefusal(undefined)
  }
  const apply = (event: SubmitEvent) => {
    event.preventDefault()
    const answer = code ? onApply(code) : undefined
    if (!answer) return
    setSaid(answer.ok ? { words: couponWords.applied(answer.saving), for: standing.applied } : undefined)
    setRefusal(answer.ok ? undefined : couponWords.refused(answer.refusal))
    if (answer.ok) setCode('')
    else field.current?.focus()
  }
  const remove = () => {
    onRemove()
    setSaid({ words: couponWords.removed, for: standing.removed })
    setRefusal(undefined)
    field.current?.focus()
  }

  return (
    // Its field has no name: nothing would be sent even by a browser without scripts.
    <form className={styles.box} aria-label="Coupon" noValidate onSubmit={apply}>
      <div className={refusal ? `${styles.row} ${styles.refused}` : styles.row}>
        <TextField
          ref={field}
          label="Coupon code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onChange={edit}
          error={refusal}
        />
        <Button className={styles.key} type="submit" variant="secondary">
          Apply
        </Button>
      </div>
      {applied && (
        <Chip className={styles.inForce} onRemove={remove} removeLabel={`Remove coupon ${applied}`}>
          {applied}
        </Chip>
      )}
      <p className={styles.status} role="status">
        {said?.words}
      </p>
    </form>
  )
}
