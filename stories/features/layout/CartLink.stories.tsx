import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CartLink } from '#features/layout/CartLink/CartLink.tsx'

/**
 * The bag icon in the header of every page, with the number of items in the cart. For the wishlist use
 * `WishlistLink`. In the shop a click opens the cart beside the page (`MiniCart`); with a modifier key, and on the
 * pages of cart and checkout, it opens the cart page.
 *
 * - [The exact number is in its name](#anchor--layout-cartlink--above-nine): 'Cart, 12 items'; one is ['Cart, 1
 *   item'](#anchor--layout-cartlink--one-item).
 * - [Up to nine](#anchor--layout-cartlink--nine-items) the badge shows the number, [above
 *   nine](#anchor--layout-cartlink--above-nine) 9+; [an empty cart has no badge](#anchor--layout-cartlink--empty).
 * - [Its touch target is at least 44 px](#anchor--layout-cartlink--touch).
 */
const meta = {
  title: 'Layout/CartLink',
  component: CartLink,
  args: { count: 3 },
} satisfies Meta<typeof CartLink>

export default meta
type Story = StoryObj<typeof meta>

export const SeveralItems: Story = { name: 'Several items' }

/** An empty cart has no badge. */
export const Empty: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cart' })).toHaveTextContent(/^Cart$/)
  },
}

export const OneItem: Story = {
  args: { count: 1 },
  name: 'One item',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  },
}

export const NineItems: Story = {
  args: { count: 9 },
  name: 'Nine items',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9')).toBeVisible()
  },
}

/** Above nine the badge shows 9+, and the exact number is in the name. */
export const AboveNine: Story = {
  name: 'Above nine',
  args: { count: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cart, 12 items' })).toBeVisible()
    await expect(canvas.getByText('9+')).toBeVisible()
  },
}

export const Touch: Story = {
  // Same picture as SeveralItems.
  tags: ['behaviour', 'no-picture'],
  name: 'The touch target is 44 px',
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('link').getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  },
}
