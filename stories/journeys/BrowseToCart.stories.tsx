import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { kanjivaram, mixedShelf } from '#mocks/data.ts'
import { only } from '#mocks/scenarios.ts'
import { openShop, shopWindow } from '#stories/pages/openShop.tsx'
import { seeCart, seeMessage, seePage } from '#stories/pages/seen.ts'
import { newShopper } from '#stories/pages/shopper.ts'
import { pressAt } from './keys.ts'

/**
 * From the home page to a full cart, and back to an empty one: once with the pointer, once with Tab and Enter alone.
 */
const meta = {
  title: 'Journeys/Browse to cart',
  render: openShop,
  // A small shop: the way through it is the same, and a Tab at a time it is shorter.
  parameters: { ...shopWindow, address: '/', scenario: only(...mixedShelf.map(({ key }) => key)) },
  beforeEach: newShopper,
  // Each page of the way has its picture under Pages.
  tags: ['no-picture'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const main = () => within(screen.getByRole('main'))
const summary = () => within(screen.getByRole('region', { name: 'Order Summary' }))
const link = (name: string | RegExp) => screen.findByRole('link', { name })

export const ByPointer: Story = {
  name: 'A shopper finds a saree, buys two, thinks again and leaves with none',
  play: async ({ step, userEvent }) => {
    await step('opens the shop', async () => {
      await seePage('Handcrafted Excellence')
    })
    await step('looks at all collections', async () => {
      const links = within(screen.getByRole('navigation', { name: 'Main' }))
      await userEvent.click(links.getByRole('link', { name: 'Collections' }))
      await seePage('All Collections')
    })
    await step('chooses pure silks', async () => {
      const categories = within(screen.getByRole('region', { name: 'Categories' }))
      await userEvent.click(categories.getByRole('link', { name: 'Pure Silks' }))
      await seePage('Pure Silks')
    })
    await step('opens a saree', async () => {
      await userEvent.click(await link(kanjivaram.name))
      await seePage(kanjivaram.name)
    })
    await step('puts two into the cart', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Increase quantity' }))
      await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }))
      await seeMessage('Added to cart!')
    })
    await step('goes to the cart, which counts two', async () => {
      await userEvent.click(await link('Cart, 2 items'))
      await seeCart()
      await expect(main().getByText('Pure Silks, ₹12,499 each')).toBeVisible()
      await expect(summary().getByText('Subtotal (2 items)')).toBeVisible()
      await expect(summary().getAllByText('₹24,998')).toHaveLength(2)
    })
    await step('takes a third', async () => {
      await userEvent.click(main().getByRole('button', { name: 'Increase quantity' }))
      await expect(summary().getByText('Subtotal (3 items)')).toBeVisible()
      await expect(summary().getAllByText('₹37,497')).toHaveLength(2)
      await expect(await link('Cart, 3 items')).toBeVisible()
    })
    await step('and takes them all out again', async () => {
      await userEvent.click(main().getByRole('button', { name: `Remove ${kanjivaram.name}` }))
      await seeMessage(`${kanjivaram.name} removed from cart`)
      await seePage('Your cart is empty')
      await expect(await link('Cart')).toBeVisible()
    })
    await step('and goes back to the shelves', async () => {
      await userEvent.click(main().getByRole('link', { name: 'Start Shopping' }))
      await seePage('All Collections')
    })
  },
}

export const ByKeys: Story = {
  name: 'The same way with Tab and Enter alone',
  play: async ({ step }) => {
    await step('opens the shop', async () => {
      await seePage('Handcrafted Excellence')
    })
    await step('looks at all collections', async () => {
      await pressAt('link', 'Collections')
      await seePage('All Collections')
    })
    await step('chooses pure silks', async () => {
      await pressAt('link', 'Pure Silks')
      await seePage('Pure Silks')
    })
    await step('opens a saree', async () => {
      await link(kanjivaram.name)
      await pressAt('link', kanjivaram.name)
      await seePage(kanjivaram.name)
    })
    await step('puts two into the cart', async () => {
      await screen.findByRole('button', { name: 'Add to Cart' })
      await pressAt('button', 'Increase quantity')
      await pressAt('button', 'Add to Cart')
      await screen.findByText('Added to cart!')
      await pressAt('button', 'Close message')
    })
    await step('goes to the cart, which counts two', async () => {
      await pressAt('link', 'Cart, 2 items')
      await seeCart()
      await expect(summary().getAllByText('₹24,998')).toHaveLength(2)
    })
    await step('takes a third', async () => {
      await pressAt('button', 'Increase quantity')
      await expect(summary().getAllByText('₹37,497')).toHaveLength(2)
    })
    await step('and takes them all out again', async () => {
      await pressAt('button', `Remove ${kanjivaram.name}`)
      await seePage('Your cart is empty')
    })
    await step('and goes back to the shelves', async () => {
      await pressAt('link', 'Start Shopping')
      await seePage('All Collections')
    })
  },
}
