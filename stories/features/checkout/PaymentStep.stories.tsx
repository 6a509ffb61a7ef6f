import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, within } from 'storybook/test'
import { PaymentStep } from '#features/checkout/PaymentStep/PaymentStep.tsx'
import { paymentTexts } from '#site/payment.ts'
import { trivandrum } from './placedOrder.ts'

/**
 * The second step of the checkout: the choice of a payment method and a gift note. It asks for no card and no account, as
 * no payment is taken. When it appears, its heading gets the focus. Below 960 px the total and Place Order are in a bar
 * at the bottom of the window. For the address use `AddressStep`.
 *
 * - [First is the address, with a button that changes it; a notice before the choice says that no payment is
 *   taken](#anchor--checkout-paymentstep--ready).
 * - The choice is [a group of four radio buttons named 'Payment Method'](#anchor--checkout-paymentstep--ready); UPI is
 *   marked as popular.
 * - [Enter on a choice places the order](#anchor--checkout-paymentstep--enter-places-order), like the button.
 * - While the order is placed, ['Placing your order' is announced; the button is 'Processing...', can be focused and
 *   ignores clicks and Enter](#anchor--checkout-paymentstep--processing). Method and note are locked.
 * - [A failure is an alert: nothing was ordered](#anchor--checkout-paymentstep--failed). If the cart has changed, [it
 *   says what](#anchor--checkout-paymentstep--cart-changed).
 * - [The gift note is optional](#anchor--checkout-paymentstep--chosen); [it has at most 300
 *   letters](#anchor--checkout-paymentstep--long-note), and its hint says so.
 * - [Return policy and support are separate regions](#anchor--checkout-paymentstep--ready) (`CheckoutPolicies`).
 */
const meta = {
  title: 'Checkout/PaymentStep',
  component: PaymentStep,
  args: {
    to: trivandrum,
    method: 'upi',
    onMethod: fn(),
    giftNote: '',
    onGiftNote: fn(),
    placing: 'ready',
    total: '₹20,679',
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

/** UPI is chosen and marked as popular, and no field asks for a card. */
export const Ready: Story = {
  play: async ({ args, canvas }) => {
    const group = canvas.getByRole('group', { name: 'Payment Method' })
    const choice = within(group)
    await expect(choice.getAllByRole('radio')).toHaveLength(4)
    const upi = choice.getByRole('radio', { name: 'UPI' })
    await expect(upi).toBeChecked()
    await expect(choice.getByText('Popular').closest('label')).toContainElement(upi)
    await expect(upi).toHaveAccessibleDescription('Popular With any UPI app on your phone')
    await expect(canvas.getByText('Secure Payment')).toBeVisible()
    await expect(canvas.getByText('No COD Available')).toBeVisible()
    const honest = canvas.getByText(paymentTexts.notTaken)
    await expect(honest).toBeVisible()
    await expect(honest.compareDocumentPosition(group)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const delivery = canvas.getByRole('region', { name: 'Delivery to' })
    await expect(canvas.getByRole('form').firstElementChild).toBe(delivery)
    const address = within(delivery)
    await expect(address.getByText(/TC 12\/408, Pattom Palace Road/)).toBeVisible()
    // `userEvent.click` would also move the focus, which the picture would show.
    await fireEvent.click(address.getByRole('button', { name: 'Change the delivery address' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1)
    await expect(canvas.getByRole('region', { name: 'Return Policy' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Support' })).toBeVisible()
  },
}

/** The button ignores clicks, and the order cannot be changed. */
export const Processing: Story = {
  args: { placing: 'busy' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Processing...' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent(paymentTexts.placing)
    await userEvent.click(canvas.getByRole('radio', { name: 'Wallet' }))
    await userEvent.type(canvas.getByRole('textbox'), 'For Amma')
    await expect(args.onMethod).not.toHaveBeenCalled()
    await expect(args.onGiftNote).not.toHaveBeenCalled()
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    canvas.getByRole('radio', { name: 'UPI' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPlaceOrder).not.toHaveBeenCalled()
  },
}

/** An alert says that nothing was ordered. */
export const Failed: Story = {
  args: { placing: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(paymentTexts.failed)
    await expect(canvas.getByRole('button', { name: 'Place Order' })).toBeEnabled()
  },
}

/** An alert says that nothing was ordered, and what has changed. */
export const CartChanged: Story = {
  args: { placing: 'changed', changes: 'Kanjivaram Temple Border Silk: No longer available.' },
  // Same picture as Failed.
  tags: ['no-picture'],
  name: 'Cart changed',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      `${paymentTexts.changed} Kanjivaram Temple Border Silk: No longer available.`,
    )
  },
}

export const Chosen: Story = {
  args: { method: 'netbanking', giftNote: 'For Amma, with love' },
  // Same picture as Ready.
  tags: ['behaviour', 'no-picture'],
  name: 'Another method is chosen by its name',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Net banking' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Wallet' }))
    await expect(args.onMethod).toHaveBeenCalledWith('wallet')
    const note = canvas.getByRole('textbox', { name: /^Gift note ?\(optional\)$/ })
    await expect(note).toHaveValue('For Amma, with love')
    await expect(note).not.toBeRequired()
    await expect(note).toHaveAccessibleDescription(/Up to 300 letters/)
  },
}

export const LongNote: Story = {
  // Same picture as Ready, with a longer note.
  tags: ['behaviour', 'no-picture'],
  name: 'A gift note has at most 300 letters, each emoji being one',
  args: { giftNote: '🎉'.repeat(299) },
  play: async ({ args, canvas, userEvent }) => {
    const note = canvas.getByRole('textbox', { name: /^Gift note/ })
    await userEvent.click(note)
    await userEvent.paste('👨‍👩‍👧‍👦!')
    await expect(args.onGiftNote).toHaveBeenLastCalledWith(`${'🎉'.repeat(299)}👨‍👩‍👧‍👦`)
  },
}

export const EnterPlacesOrder: Story = {
  // Same picture as Ready.
  tags: ['behaviour', 'no-picture'],
  name: 'Enter on a choice places the order',
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('radio', { name: 'UPI' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPlaceOrder).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Place Order' }))
    await expect(args.onPlaceOrder).toHaveBeenCalledTimes(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}
