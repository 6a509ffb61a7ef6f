import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { QuantityStepper } from '#ui/QuantityStepper/QuantityStepper.tsx'

/**
 * A quantity, typed or changed by one, from 1 to `max`. For digits that are not a quantity, such as a pincode, use
 * `TextField`. A typed number is applied on Enter or when the field is left. At the maximum the increase button does
 * nothing.
 *
 * - [Field and buttons are named after what is counted](#anchor--ui-quantitystepper--at-minimum): 'Decrease quantity of
 *   …', 'Quantity of …', 'Increase quantity of …'. In a cart each name is therefore there once.
 * - [The new number is announced politely](#anchor--ui-quantitystepper--four-digits).
 * - [Enter applies a typed number](#anchor--ui-quantitystepper--typed), once, also one with separators: '1,200'.
 * - [An invalid number is discarded](#anchor--ui-quantitystepper--invalid-number) when the field is left, and an alert
 *   says why, [until the number is edited](#anchor--ui-quantitystepper--corrected); the same text again is announced
 *   again.
 * - [At the minimum](#anchor--ui-quantitystepper--at-minimum) the decrease button does nothing, and can still have the
 *   focus.
 * - [The touch target of each button is 44 px](#anchor--ui-quantitystepper--touch) wide, and the whole is 132 px wide
 *   with a number of one digit.
 */
const meta = {
  title: 'UI/QuantityStepper',
  component: QuantityStepper,
  args: { value: 2, max: 1_000_000, onChange: fn(), name: 'Kanjivaram Temple Border Silk' },
  render: function Counting(args) {
    const [value, setValue] = useState(args.value)
    const change = (next: number) => {
      args.onChange(next)
      setValue(next)
    }
    return <QuantityStepper {...args} value={value} onChange={change} />
  },
} satisfies Meta<typeof QuantityStepper>

export default meta
type Story = StoryObj<typeof meta>

export const Regular: Story = {}

export const Small: Story = { args: { size: 'small' } }

export const Hundreds: Story = { args: { value: 480 } }

/** At the minimum the decrease button does nothing, and can still have the focus. */
export const AtMinimum: Story = {
  name: 'At minimum',
  args: { value: 1 },
  play: async ({ args, canvas, userEvent }) => {
    const decrease = canvas.getByRole('button', { name: 'Decrease quantity of Kanjivaram Temple Border Silk' })
    await expect(decrease).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(decrease)
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(decrease).toHaveFocus()
    decrease.blur()
  },
}

/** Below the maximum, four digits are allowed. */
export const FourDigits: Story = {
  args: { value: 999 },
  name: 'Four digits',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity of Kanjivaram Temple Border Silk' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('1000')
  },
}

const field = 'Quantity of Kanjivaram Temple Border Silk'

/** In a column that is narrower than the digits of the maximum. */
export const SevenDigits: Story = {
  args: { value: 1_000_000, size: 'small' },
  name: 'Seven digits',
  // The looks are in the picture of 'Small'.
  tags: ['behaviour', 'no-picture'],
  decorators: [
    (Part) => (
      <div style={{ inlineSize: 140 }}>
        <Part />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByRole('textbox', { name: field })
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

/** Anything but a whole number of 1 or more is discarded, and a message says why. */
export const InvalidNumber: Story = {
  name: 'Invalid number',
  play: async ({ args, canvas, step, userEvent }) => {
    const typed = async (text: string) => {
      await userEvent.clear(canvas.getByRole('textbox', { name: field }))
      await userEvent.type(canvas.getByRole('textbox', { name: field }), text)
      await userEvent.tab()
      return canvas.findByRole('alert')
    }
    let before: HTMLElement | undefined
    for (const text of ['0', '-3', '2.5', '2,5', '1e3', '0x10', 'two']) {
      await step(`'${text}' is no quantity`, async () => {
        await typed(text)
        // A new paragraph each time, or a screen reader would announce the same text only once.
        await waitFor(() => expect(canvas.getByRole('alert')).not.toBe(before))
        before = canvas.getByRole('alert')
        await expect(before).toHaveTextContent('Please enter a whole number of 1 or more')
      })
    }
    await step('a number above the maximum gets a message with the maximum', async () => {
      await typed('1000001')
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Please enter 10,00,000 or less'))
    })
    await expect(canvas.getByRole('textbox', { name: field })).toHaveValue('2')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Corrected: Story = {
  // Same picture as Regular.
  tags: ['behaviour', 'no-picture'],
  name: 'The message about an invalid number goes as soon as the number is edited',
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: field }))
    await userEvent.tab()
    await canvas.findByRole('alert')
    await userEvent.type(canvas.getByRole('textbox', { name: field }), '3')
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.getByRole('textbox', { name: field })).not.toHaveAttribute('aria-describedby')
  },
}

export const Typed: Story = {
  // Same picture as Regular.
  tags: ['behaviour', 'no-picture'],
  name: 'A typed number counts on Enter, once',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: field }))
    await userEvent.type(canvas.getByRole('textbox', { name: field }), '1,200{Enter}')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith(1200)
    await expect(canvas.getByRole('textbox', { name: field })).toHaveValue('1200')
  },
}

export const Touch: Story = {
  args: { size: 'small' },
  name: 'Each touch target is 44 px in a width of 132 px',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const whole = canvas.getByRole('textbox', { name: field }).parentElement
    await expect(whole?.getBoundingClientRect().width).toBe(132)
    for (const key of canvas.getAllByRole('button')) {
      await expect(key.getBoundingClientRect().width).toBe(44)
    }
  },
}
