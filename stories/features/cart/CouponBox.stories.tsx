import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, type within, waitFor } from 'storybook/test'
import { applyCoupon, findCoupon, type CouponResult } from '#domain/coupon/applyCoupon.ts'
import { CouponBox, type CouponBoxProps } from '#features/cart/CouponBox/CouponBox.tsx'
import { earlierDay } from '#mocks/clock.ts'
import { coupons } from '#site/coupons.ts'

/**
 * Applies and removes a coupon code. The caller decides whether a code is valid; this component shows the result. Use it
 * once, in the order summary of the cart; for another text field use `Field`.
 *
 * - It is [a form named 'Coupon'](#anchor--cart-couponbox--empty); [Enter in the field applies the
 *   code](#anchor--cart-couponbox--typed).
 * - [A code is capitalised and stripped of spaces as it is typed](#anchor--cart-couponbox--typed); [a blank one is not
 *   submitted](#anchor--cart-couponbox--empty).
 * - [An error describes the field, which keeps code and focus](#anchor--cart-couponbox--invalid-code), until the code is
 *   edited or [the subtotal changes](#anchor--cart-couponbox--minimum-reached). [The field does not announce
 *   it](#anchor--cart-couponbox--expired), because the caller shows it in a toast.
 * - [A success message is announced and shown for 3 seconds](#anchor--cart-couponbox--typed), or [until the coupon is
 *   gone](#anchor--cart-couponbox--removed-elsewhere).
 * - The applied coupon is [a chip, a button named 'Remove coupon …'](#anchor--cart-couponbox--applied). [A click removes
 *   it, moves the focus to the field, and announces a message, which is shown for 2
 *   seconds](#anchor--cart-couponbox--removed).
 */
const meta = {
  title: 'Cart/CouponBox',
  component: CouponBox,
  args: { subtotal: 20999, onApply: fn(), onRemove: fn() },
  globals: { day: earlierDay },
  render: (args) => <Asking {...args} />,
  decorators: [
    (Part) => (
      <div style={{ maxInlineSize: '21.5rem' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof CouponBox>

export default meta
type Story = StoryObj<typeof meta>

/** A cart that is delivered to Kerala. */
function Asking({ applied: before, subtotal, onApply, onRemove }: CouponBoxProps) {
  const [applied, setApplied] = useState(before)
  return (
    <CouponBox
      applied={applied}
      subtotal={subtotal}
      onApply={(code) => {
        onApply(code)
        const context = { subtotal, isFirstTimeCustomer: false, state: 'Kerala' }
        const answer = applyCoupon(findCoupon(coupons, code), context, new Date())
        if (answer.ok) setApplied(code)
        return answer
      }}
      onRemove={() => {
        onRemove()
        setApplied(undefined)
      }}
    />
  )
}

type Canvas = ReturnType<typeof within>
const field = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Coupon code' })
const apply = (canvas: Canvas) => canvas.getByRole('button', { name: 'Apply' })

/** A blank code is not submitted. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('form', { name: 'Coupon' })).toContainElement(field(canvas))
    await userEvent.type(field(canvas), '   ')
    await userEvent.click(apply(canvas))
    await expect(args.onApply).not.toHaveBeenCalled()
    await expect(field(canvas)).not.toHaveAttribute('aria-invalid')
  },
}

/** The coupon is a chip; a click removes it. */
export const Applied: Story = {
  args: { applied: 'KERALA20' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove coupon KERALA20' })).toBeVisible()
  },
}

/** The error stays at the field until the code is edited. */
export const InvalidCode: Story = {
  name: 'Invalid code',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'welcome10')
    await userEvent.click(apply(canvas))
    await expect(field(canvas)).toHaveAccessibleDescription('This coupon is valid for first-time customers only')
    await expect(field(canvas)).toHaveValue('WELCOME10')
    await expect(field(canvas)).toHaveFocus()
    await userEvent.type(field(canvas), '0')
    await expect(field(canvas)).not.toHaveAttribute('aria-invalid')
    await userEvent.click(apply(canvas))
    await expect(field(canvas)).toHaveAccessibleDescription('Invalid coupon code')
  },
}

/** On this day every coupon has expired. */
export const Expired: Story = {
  // Same picture as InvalidCode.
  tags: ['no-picture'],
  globals: { day: '2026-11-21' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'festive500{Enter}')
    await expect(field(canvas)).toHaveAccessibleDescription('Coupon has expired')
    // A toast announces it, each time.
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect(args.onApply).toHaveBeenCalledTimes(2)
    await expect(field(canvas)).toHaveAccessibleDescription('Coupon has expired')
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const Typed: Story = {
  // Same picture as Applied.
  tags: ['behaviour', 'no-picture'],
  name: 'A code is capitalised as it is typed, and Enter applies it',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(field(canvas), ' festive500')
    await expect(field(canvas)).toHaveValue('FESTIVE500')
    const pressedAt = performance.now()
    await userEvent.keyboard('{Enter}')
    await expect(args.onApply).toHaveBeenLastCalledWith('FESTIVE500')
    await expect(canvas.getByRole('status')).toHaveTextContent('Coupon applied! You saved ₹500')
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement(), { timeout: 4000 })
    await expect(performance.now() - pressedAt).toBeGreaterThanOrEqual(3000)
    await expect(canvas.getByRole('button', { name: 'Remove coupon FESTIVE500' })).toBeVisible()
  },
}

export const Removed: Story = {
  args: { applied: 'KERALA20' },
  // Same picture as Empty.
  tags: ['behaviour', 'no-picture'],
  name: 'After removal a message is shown for two seconds, and the field has the focus',
  play: async ({ args, canvas, userEvent }) => {
    const pressedAt = performance.now()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove coupon KERALA20' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('status')).toHaveTextContent('Coupon removed')
    await expect(field(canvas)).toHaveFocus()
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement(), { timeout: 3000 })
    await expect(performance.now() - pressedAt).toBeGreaterThanOrEqual(2000)
  },
}

export const RemovedElsewhere: Story = {
  // Same picture as Empty.
  tags: ['behaviour', 'no-picture'],
  name: 'The success message disappears when the coupon is removed elsewhere',
  render: (args) => <Shrinking {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'festive500{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Coupon applied! You saved ₹500')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the product' }))
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const MinimumReached: Story = {
  args: { subtotal: 2850 },
  // Same picture as Empty.
  tags: ['behaviour', 'no-picture'],
  name: 'The error about the minimum disappears when the cart reaches it',
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'festive500{Enter}')
    await expect(field(canvas)).toHaveAccessibleDescription('Minimum order value of ₹5,000 required')
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }))
    await expect(field(canvas)).not.toHaveAttribute('aria-invalid')
    await expect(field(canvas)).toHaveValue('FESTIVE500')
    await userEvent.click(apply(canvas))
    await expect(canvas.getByRole('status')).toHaveTextContent('Coupon applied! You saved ₹500')
    // Of another subtotal it may save another amount.
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }))
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

function Shrinking(args: CouponBoxProps) {
  const [applied, setApplied] = useState<string>()
  const applyAny = (code: string): CouponResult => {
    setApplied(code)
    return { ok: true, saving: { discount: 500, shipping: 0 } }
  }
  return (
    <>
      <CouponBox {...args} applied={applied} onApply={applyAny} />
      <button type="button" onClick={() => setApplied(undefined)}>
        Remove the product
      </button>
    </>
  )
}

function Growing(args: CouponBoxProps) {
  const [pieces, setPieces] = useState(1)
  return (
    <>
      <Asking {...args} subtotal={args.subtotal * pieces} />
      <button type="button" onClick={() => setPieces(pieces + 1)}>
        One more
      </button>
    </>
  )
}
