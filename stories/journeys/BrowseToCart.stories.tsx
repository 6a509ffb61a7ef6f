import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { kanjivaram, mixedProducts } from '#mocks/data.ts'
import { heldTimers } from '#mocks/heldTimers.ts'
import { only } from '#mocks/scenarios.ts'
import { toasts } from '#site/toasts.ts'
import { renderApp, pageParameters } from '#stories/pages/renderApp.tsx'
import { expectCart, expectMessage, expectPage } from '#stories/pages/pageAssertions.ts'
import { resetState } from '#stories/pages/storedState.ts'
import { tabToAndPress } from './keys.ts'

/**
 * From the home page to a filled cart, and back to an empty one: once with the pointer, once with Tab and Enter only.
 */
const meta = {
  title: 'Journeys/Browse to cart',
  render: renderApp,
  // On a phone the links of the header are in the menu.
  globals: { viewport: { value: 'desktop', isRotated: false } },
  // A small catalogue: the journey is the same, and takes fewer Tabs.
  parameters: { ...pageParameters, address: '/', scenario: only(...mixedProducts.map(({ key }) => key)) },
  beforeEach: resetState,
  // Each page of the journey has its picture under Pages.
  tags: ['no-picture'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const main = () => within(screen.getByRole('main'))
const summary = () => within(screen.getByRole('region', { name: 'Order Summary' }))
const link = (name: string | RegExp) => screen.findByRole('link', { name })

/** A shopper finds a saree, adds two to the cart and removes them again. */
export const ByPointer: Story = {
  name: 'By pointer',
  play: async ({ step, userEvent }) => {
    await step('opens the shop', async () => {
      await expectPage('Handcrafted Excellence')
    })
    await step('looks at all collections', async () => {
      const links = within(screen.getByRole('navigation', { name: 'Main' }))
      await userEvent.click(links.getByRole('link', { name: 'Collections' }))
      await expectPage('All Collections')
    })
    await step('chooses pure silks', async () => {
      const categories = within(screen.getByRole('region', { name: 'Categories' }))
      await userEvent.click(categories.getByRole('link', { name: 'Pure Silks' }))
      await expectPage('Pure Silks')
    })
    await step('opens a saree', async () => {
      await userEvent.click(await link(kanjivaram.name))
      await expectPage(kanjivaram.name)
    })
    await step('adds two to the cart', async () => {
      await userEvent.click(await screen.findByRole('button', { name: /^Increase quantity/ }))
      await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }))
      await expectMessage('Added to cart!')
    })
    await step('opens the cart with two items', async () => {
      await userEvent.click(await link('Cart, 2 items'))
      await userEvent.click(await link('View cart'))
      await expectCart()
      await expect(main().getByText('Pure Silks, ₹12,499 each')).toBeVisible()
      await expect(summary().getByText('Subtotal (2 items)')).toBeVisible()
      await expect(summary().getAllByText('₹24,998')).toHaveLength(2)
    })
    await step('adds a third', async () => {
      await userEvent.click(main().getByRole('button', { name: /^Increase quantity/ }))
      await expect(summary().getByText('Subtotal (3 items)')).toBeVisible()
      await expect(summary().getAllByText('₹37,497')).toHaveLength(2)
      await expect(await link('Cart, 3 items')).toBeVisible()
    })
    await step('removes all of them', async () => {
      await userEvent.click(main().getByRole('button', { name: `Remove ${kanjivaram.name}` }))
      await expectMessage(`${kanjivaram.name} removed from cart`)
      await expectPage('Your cart is empty')
      await expect(await link('Cart')).toBeVisible()
    })
    await step('goes back to the collections', async () => {
      await userEvent.click(main().getByRole('link', { name: 'Start Shopping' }))
      await expectPage('All Collections')
    })
  },
}

/** The same journey with Tab and Enter only. */
export const ByKeys: Story = {
  name: 'By keys',
  // Messages stay until they are closed: on a busy machine the way to their button takes longer than they last.
  beforeEach: heldTimers(toasts.duration).hold,
  play: async ({ step }) => {
    await step('opens the shop', async () => {
      await expectPage('Handcrafted Excellence')
    })
    await step('looks at all collections', async () => {
      await tabToAndPress('link', 'Collections')
      await expectPage('All Collections')
    })
    await step('chooses pure silks', async () => {
      await tabToAndPress('link', 'Pure Silks')
      await expectPage('Pure Silks')
    })
    await step('opens a saree', async () => {
      await link(kanjivaram.name)
      await tabToAndPress('link', kanjivaram.name)
      await expectPage(kanjivaram.name)
    })
    await step('adds two to the cart', async () => {
      await screen.findByRole('button', { name: 'Add to Cart' })
      await tabToAndPress('button', `Increase quantity of ${kanjivaram.name}`)
      await tabToAndPress('button', 'Add to Cart')
      await screen.findByText('Added to cart!')
      await tabToAndPress('button', 'Close message')
    })
    await step('opens the cart with two items', async () => {
      await tabToAndPress('link', 'Cart, 2 items')
      await screen.findByRole('dialog', { name: 'Your cart' })
      await tabToAndPress('link', 'View cart')
      await expectCart()
      await expect(summary().getAllByText('₹24,998')).toHaveLength(2)
    })
    await step('adds a third', async () => {
      await tabToAndPress('button', `Increase quantity of ${kanjivaram.name}`)
      await expect(summary().getAllByText('₹37,497')).toHaveLength(2)
    })
    await step('removes all of them', async () => {
      await tabToAndPress('button', `Remove ${kanjivaram.name}`)
      await expectPage('Your cart is empty')
    })
    await step('goes back to the collections', async () => {
      await tabToAndPress('link', 'Start Shopping')
      await expectPage('All Collections')
    })
  },
}
