import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { kanjivaram, mixedProducts } from '#mocks/data.ts'
import { only } from '#mocks/scenarios.ts'
import { renderApp, pageParameters } from '#stories/pages/renderApp.tsx'
import { expectPage } from '#stories/pages/pageAssertions.ts'
import { resetState } from '#stories/pages/storedState.ts'
import { tabToAndPress } from './keys.ts'

/**
 * A whole purchase, from a saree's page to the order receipt: once with the pointer, once with the keyboard only.
 */
const meta = {
  title: 'Journeys/Purchase',
  render: renderApp,
  parameters: {
    ...pageParameters,
    address: `/product/${kanjivaram.key}`,
    scenario: only(...mixedProducts.map(({ key }) => key)),
  },
  beforeEach: resetState,
  // Each page of the journey has its picture under Pages.
  tags: ['no-picture'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const summary = () => within(screen.getByRole('region', { name: 'Order Summary' }))
const expectForm = (name: string) => screen.findByRole('form', { name })
const typed = [
  ['Full Name', 'Lakshmi Nair'],
  ['Phone Number', '98470 12345'],
  ['Email Address', 'lakshmi@example.in'],
  ['Address Line 1', 'TC 12/408, Pattom Palace Road'],
  ['City', 'Kochi'],
  ['Pincode', '682001'],
] as const

/** The order of one saree within Kerala is placed, and a moment later the cart is empty. */
async function expectConfirmation() {
  await expectPage('Order Placed Successfully')
  await expect(summary().getByText('₹12,559')).toBeVisible()
  await expect(await screen.findByText('2-3 days, to Kochi')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('link', { name: 'Cart' })).toBeVisible())
}

/** A shopper buys a saree and gets its receipt. */
export const ByPointer: Story = {
  name: 'By pointer',
  play: async ({ step, userEvent }) => {
    await step('goes to checkout with a saree', async () => {
      await expectPage(kanjivaram.name)
      await userEvent.click(await screen.findByRole('button', { name: 'Buy Now' }))
      await expectForm('Shipping Address')
    })
    await step('fills in the address', async () => {
      for (const [name, words] of typed) {
        await userEvent.click(screen.getByRole('textbox', { name }))
        await userEvent.paste(words)
      }
      await expect(await screen.findByText('Delivery to Kochi, Kerala')).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
      await expectForm('Payment Method')
    })
    await step('chooses a payment method and places the order', async () => {
      await userEvent.click(screen.getByRole('radio', { name: 'Net banking' }))
      await userEvent.click(screen.getByRole('button', { name: 'Place Order' }))
    })
    await step('gets the receipt', async () => {
      await expectConfirmation()
      await expect(summary().getByText('Net banking')).toBeVisible()
    })
    await step('continues shopping', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Continue Shopping' }))
      await expectPage('All Collections')
    })
  },
}

/** The same journey with the keyboard only. */
export const ByKeys: Story = {
  name: 'By keys',
  play: async ({ step, userEvent }) => {
    await step('goes to checkout with a saree', async () => {
      await expectPage(kanjivaram.name)
      await screen.findByRole('button', { name: 'Buy Now' })
      await tabToAndPress('button', 'Buy Now')
      await expectForm('Shipping Address')
    })
    await step('gets the focus on the first field', async () => {
      await tabToAndPress('button', 'Continue')
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveFocus())
    })
    await step('fills in the address', async () => {
      for (const [name, words] of typed) {
        const field = screen.getByRole('textbox', { name })
        while (document.activeElement !== field) await userEvent.tab()
        // Typing key by key would exceed the time limit of a story.
        await userEvent.paste(words)
      }
      await userEvent.keyboard('{Enter}')
      await expectForm('Payment Method')
    })
    await step('places the order', async () => {
      await tabToAndPress('button', 'Place Order')
      await expectConfirmation()
    })
    await step('goes to the home page', async () => {
      await tabToAndPress('link', 'Back to Home')
      await expectPage('Handcrafted Excellence')
    })
  },
}
