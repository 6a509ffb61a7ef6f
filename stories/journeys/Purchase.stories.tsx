import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { kanjivaram, mixedShelf } from '#mocks/data.ts'
import { only } from '#mocks/scenarios.ts'
import { useAddressDraftStore } from '#shopper/addressDraft.ts'
import { useOrderStore } from '#shopper/order.ts'
import { openShop, shopWindow } from '#stories/pages/openShop.tsx'
import { seePage } from '#stories/pages/seen.ts'
import { newShopper } from '#stories/pages/shopper.ts'
import { pressAt } from './keys.ts'

/**
 * A whole purchase, from a saree's page to the order slip: once with the pointer, once with the keyboard alone.
 */
const meta = {
  title: 'Journeys/Purchase',
  render: openShop,
  parameters: {
    ...shopWindow,
    address: `/product/${kanjivaram.key}`,
    scenario: only(...mixedShelf.map(({ key }) => key)),
  },
  beforeEach() {
    useAddressDraftStore.setState(useAddressDraftStore.getInitialState(), true)
    useOrderStore.setState(useOrderStore.getInitialState(), true)
    return newShopper()
  },
  // Each page of the way has its picture under Pages.
  tags: ['no-picture'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const summary = () => within(screen.getByRole('region', { name: 'Order Summary' }))
const seeForm = (name: string) => screen.findByRole('form', { name }, { timeout: 5000 })
const typed = [
  ['Full Name', 'Lakshmi Nair'],
  ['Phone Number', '98470 12345'],
  ['Email Address', 'lakshmi@example.in'],
  ['Address Line 1', 'TC 12/408, Pattom Palace Road'],
  ['City', 'Kochi'],
  ['Pincode', '682001'],
] as const

/** The order is placed, of one saree sent within Kerala, and a little later the cart is empty. */
async function seeSuccess() {
  await seePage('Order Placed Successfully')
  await expect(summary().getByText('₹12,559')).toBeVisible()
  await expect(await screen.findByText('2-3 days, to Kochi')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('link', { name: 'Cart' })).toBeVisible(), { timeout: 4000 })
}

export const ByPointer: Story = {
  name: 'A shopper buys a saree and holds its slip',
  play: async ({ step, userEvent }) => {
    await step('goes to checkout with a saree', async () => {
      await seePage(kanjivaram.name)
      await userEvent.click(await screen.findByRole('button', { name: 'Buy Now' }))
      await seeForm('Shipping Address')
    })
    await step('says where it goes', async () => {
      for (const [name, words] of typed) {
        await userEvent.click(screen.getByRole('textbox', { name }))
        await userEvent.paste(words)
      }
      await expect(screen.getByText('Delivery to Kochi, Kerala')).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
      await seeForm('Payment Method')
    })
    await step('chooses how to pay, and orders', async () => {
      await userEvent.click(screen.getByRole('radio', { name: 'Net banking' }))
      await userEvent.click(screen.getByRole('button', { name: 'Place Order' }))
    })
    await step('holds the slip', async () => {
      await seeSuccess()
      await expect(summary().getByText('Net banking')).toBeVisible()
    })
    await step('and shops on', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Continue Shopping' }))
      await seePage('All Collections')
    })
  },
}

export const ByKeys: Story = {
  name: 'The same way with the keyboard alone',
  play: async ({ step, userEvent }) => {
    await step('goes to checkout with a saree', async () => {
      await seePage(kanjivaram.name)
      await screen.findByRole('button', { name: 'Buy Now' })
      await pressAt('button', 'Buy Now')
      await seeForm('Shipping Address')
    })
    await step('is led to the first field', async () => {
      await pressAt('button', 'Continue')
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveFocus())
    })
    await step('says where it goes', async () => {
      for (const [name, words] of typed) {
        const field = screen.getByRole('textbox', { name })
        while (document.activeElement !== field) await userEvent.tab()
        // A key at a time would take longer than a story may.
        await userEvent.paste(words)
      }
      await userEvent.keyboard('{Enter}')
      await seeForm('Payment Method')
    })
    await step('orders', async () => {
      await pressAt('button', 'Place Order')
      await seeSuccess()
    })
    await step('and goes home', async () => {
      await pressAt('link', 'Back to Home')
      await seePage('Handcrafted Excellence')
    })
  },
}
