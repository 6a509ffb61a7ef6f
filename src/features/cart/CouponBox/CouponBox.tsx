import { useEffect, useRef, useState, type SubmitEvent, type SyntheticEvent } from 'react'
import { couponCodeOf, type CouponResult } from '#domain/coupon/applyCoupon.ts'
import { couponMessages } from '#domain/coupon/couponMessages.ts'
import type { Rupees } from '#domain/money.ts'
import { rewriteTyped } from '#features/shared/rewriteTyped.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Chip } from '#ui/Chip/Chip.tsx'
import { TextField } from '#ui/Field/TextField.tsx'
import * as styles from './CouponBox.css.ts'

export interface CouponBoxProps {
  /** Code of the applied coupon. */
  applied?: string | undefined
  /** Of the cart a code is applied to. */
  subtotal: Rupees
  /** Applies a code and returns the result. Never called with a blank one. */
  onApply: (code: string) => CouponResult | undefined
  onRemove: () => void
}

/** Milliseconds a message is shown (handbook, Rules: toasts and timings). */
const messageDurations = { applied: 3000, removed: 2000 } as const

/**
 * Applies and removes a coupon (handbook, Rules: coupons). An error is shown until the code or the subtotal changes.
 */
export function CouponBox({ applied, subtotal, onApply, onRemove }: CouponBoxProps) {
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [refused, setRefused] = useState<{ text: string; subtotal: Rupees }>()
  const error = refused?.subtotal === subtotal ? refused.text : undefined
  const [message, setMessage] = useState<{ text: string; of: keyof typeof messageDurations; subtotal: Rupees }>()
  // In the meantime the coupon was removed, with a product or by another tab, or it saves another amount.
  const isOver = message?.of === 'applied' && (!applied || message.subtotal !== subtotal)
  useEffect(() => {
    if (!message) return undefined
    const timer = setTimeout(() => setMessage(undefined), messageDurations[message.of])
    return () => clearTimeout(timer)
  }, [message])

  const edit = (event: SyntheticEvent<HTMLInputElement>) => {
    const { currentTarget: input } = event
    rewriteTyped(input, event, (text) => couponCodeOf(text) ?? '')
    setCode(input.value)
    setRefused(undefined)
  }
  const apply = (event: SubmitEvent) => {
    event.preventDefault()
    const result = code ? onApply(code) : undefined
    if (!result) return
    setMessage(result.ok ? { text: couponMessages.applied(result.saving), of: 'applied', subtotal } : undefined)
    if (result.ok) {
      setRefused(undefined)
      setCode('')
      return
    }
    setRefused({ text: couponMessages.refused(result.error), subtotal })
    field.current?.focus()
  }
  const remove = () => {
    onRemove()
    setMessage({ text: couponMessages.removed, of: 'removed', subtotal })
    setRefused(undefined)
    field.current?.focus()
  }

  return (
    // The field has no name, so that a native submit without scripts sends nothing.
    <form className={styles.box} aria-label="Coupon" noValidate onSubmit={apply}>
      <div className={error ? `${styles.row} ${styles.hasError}` : styles.row}>
        <TextField
          ref={field}
          label="Coupon code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onChange={edit}
          onCompositionEnd={edit}
          error={error}
          // A toast announces the same, each time the code is applied.
          isErrorAnnounced={false}
        />
        <Button className={styles.button} type="submit" variant="secondary">
          Apply
        </Button>
      </div>
      {applied && (
        <Chip className={styles.appliedChip} onRemove={remove} removeLabel={`Remove coupon ${applied}`}>
          {applied}
        </Chip>
      )}
      <p className={styles.status} role="status">
        {!isOver && message?.text}
      </p>
    </form>
  )
}
