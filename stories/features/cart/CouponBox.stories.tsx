import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, type within, waitFor } from 'storybook/test'
import { applyCoupon, findCoupon } from '#domain/coupon/applyCoupon.ts'
import { CouponBox, type CouponBoxProps } from '#features/cart/CouponBox/CouponBox.tsx'
import { earlierDay } from '#mocks/clock.ts'
import { coupons } from '#site/coupons.ts'

/**
 * Where a coupon's code is entered, and taken off again. The answer comes from the shop's rules; this box says it.
 *
 * - It is a form named 'Coupon'; Enter in the field applies.
 * - A code is in capitals and without room as it is typed; a blank one is not asked about.
 * - A refusal stands at the field, which keeps code and focus, until something else is typed.
 * - A success is read out and goes after three seconds, a removal after two.
 * - The coupon that holds is a chip, and the whole chip takes it off; the focus goes to the field.
 */
const meta = {
  title: 'Cart/CouponBox',
  component: CouponBox,
  args: { onApply: fn(), onRemove: fn() },
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

/** A cart of ₹20,999 that goes to Kerala. */
function Asking({ applied: before, onApply, onRemove }: CouponBoxProps) {
  const [applied, setApplied] = useState(before)
  return (
    <CouponBox
      applied={applied}
      onApply={(code) => {
        onApply(code)
        const context = { subtotal: 20999, isFirstTimeCustomer: false, state: 'Kerala' }
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

export const Blank: Story = {
  name: 'A blank code is not asked about',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(field(canvas), '   ')
    await userEvent.click(apply(canvas))
    await expect(args.onApply).not.toHaveBeenCalled()
    await expect(field(canvas)).not.toHaveAttribute('aria-invalid')
  },
}

export const Typed: Story = {
  // Looks as Applied does.
  tags: ['no-picture'],
  name: 'A code is in capitals as it is typed, and Enter applies it',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(field(canvas), ' festive500')
    await expect(field(canvas)).toHaveValue('FESTIVE500')
    await userEvent.keyboard('{Enter}')
    await expect(args.onApply).toHaveBeenLastCalledWith('FESTIVE500')
    await expect(canvas.getByRole('status')).toHaveTextContent('Coupon applied! You saved ₹500')
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement(), { timeout: 4000 })
    await expect(canvas.getByRole('button', { name: 'Remove coupon FESTIVE500' })).toBeVisible()
  },
}

export const Applied: Story = {
  args: { applied: 'KERALA20' },
  name: 'The coupon that holds is a chip that takes it off',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove coupon KERALA20' })).toBeVisible()
  },
}

export const Removed: Story = {
  args: { applied: 'KERALA20' },
  // Looks as Blank does.
  tags: ['no-picture'],
  name: 'Taken off, it says so for two seconds, and the field has the focus',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove coupon KERALA20' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('status')).toHaveTextContent('Coupon removed')
    await expect(field(canvas)).toHaveFocus()
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement(), { timeout: 3000 })
  },
}

export const Refused: Story = {
  name: 'A refusal stands at the field until something else is typed',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'welcome10')
    await userEvent.click(apply(canvas))
    await expect(field(canvas)).toHaveAccessibleDescription('This coupon is valid for first-time customers only')
    await expect(field(canvas)).toHaveFocus()
    await userEvent.type(field(canvas), '0')
    await expect(field(canvas)).not.toHaveAttribute('aria-invalid')
    await userEvent.click(apply(canvas))
    await expect(field(canvas)).toHaveAccessibleDescription('Invalid coupon code')
  },
}

export const Expired: Story = {
  // Looks as Refused does.
  tags: ['no-picture'],
  globals: { day: '2026-11-21' },
  name: 'Today every coupon has expired',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'festive500{Enter}')
    await expect(field(canvas)).toHaveAccessibleDescription('Coupon has expired')
  },
}
