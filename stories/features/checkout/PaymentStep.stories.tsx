import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { PaymentStep } from '#features/checkout/PaymentStep/PaymentStep.tsx'
import { paymentWords } from '#site/payment.ts'

/**
 * How to pay, and what to know before. It asks for no card and no account: no payment is taken, and it says so.
 *
 * - The choice is a group named 'Payment Method'; UPI is chosen until another is.
 * - Enter on a choice places the order, as the button does.
 * - While busy the button says 'Processing...', keeps the focus and does nothing.
 * - A failure is an alert: nothing was ordered.
 * - Return policy and support are regions of their own.
 */
const meta = {
  title: 'Checkout/PaymentStep',
  component: PaymentStep,
  args: {
    method: 'upi',
    onMethod: fn(),
    giftNote: '',
    onGiftNote: fn(),
    placing: 'ready',
    onBack: fn(),
    onPlaceOrder: fn(),
  },
  decorators: [
    (Part) => (
      <div style={{ maxInlineSize: '45rem' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof PaymentStep>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: 'UPI is chosen and popular, and no field asks for a card',
  play: async ({ canvas }) => {
    const choice = within(canvas.getByRole('group', { name: 'Payment Method' }))
    await expect(choice.getAllByRole('radio')).toHaveLength(4)
    await expect(choice.getByRole('radio', { name: 'UPI' })).toBeChecked()
    await expect(choice.getByText('Popular')).toBeVisible()
    await expect(canvas.getByText('Secure Payment')).toBeVisible()
    await expect(canvas.getByText('No COD Available')).toBeVisible()
    await expect(canvas.getByText(paymentWords.notTaken)).toBeVisible()
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1)
    await expect(canvas.getByRole('region', { name: 'Return Policy' })).toBeVisible()
  },
}

export const Chosen: Story = {
  args: { method: 'netbanking', giftNote: 'For Amma, with love' },
  // Looks as Ready does.
  tags: ['no-picture'],
  name: 'Another way is chosen by its name',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Net banking' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Wallet' }))
    await expect(args.onMethod).toHaveBeenCalledWith('wallet')
    await expect(canvas.getByRole('textbox', { name: /^Gift note/ })).toHaveValue('For Amma, with love')
  },
}

export const ByKey: Story = {
  // Looks as Ready does.
  tags: ['no-picture'],
  name: 'Enter on a choice places the order',
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('radio', { name: 'UPI' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPlaceOrder).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

export const Busy: Story = {
  args: { placing: 'busy' },
  name: 'While busy it is processing, and takes no other press',
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Processing...' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    canvas.getByRole('radio', { name: 'UPI' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPlaceOrder).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  args: { placing: 'failed' },
  name: 'A failure says that nothing was ordered',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(paymentWords.failed)
    await expect(canvas.getByRole('button', { name: 'Place Order' })).toBeEnabled()
  },
}

export const Changed: Story = {
  args: { placing: 'changed' },
  // Looks as Failed does.
  tags: ['no-picture'],
  name: 'A cart that has changed meanwhile is told, and nothing was ordered',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(paymentWords.changed)
  },
}
