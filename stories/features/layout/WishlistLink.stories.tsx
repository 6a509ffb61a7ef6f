import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { WishlistLink } from '#features/layout/WishlistLink/WishlistLink.tsx'

/**
 * The heart in the header of every page, for everyone, with the number of saved products. For the cart use
 * `CartLink`; to save a product use the heart of `ProductCard` or `ProductActions`.
 *
 * - [It links to the wishlist](#anchor--layout-wishlistlink--several-items), with the exact number in its name:
 *   ['Wishlist, 12 items'](#anchor--layout-wishlistlink--above-nine).
 * - [Above nine the badge shows 9+](#anchor--layout-wishlistlink--above-nine); [an empty wishlist has no
 *   badge](#anchor--layout-wishlistlink--empty).
 */
const meta = {
  title: 'Layout/WishlistLink',
  component: WishlistLink,
  args: { count: 3 },
} satisfies Meta<typeof WishlistLink>

export default meta
type Story = StoryObj<typeof meta>

/** It links to the wishlist. */
export const SeveralItems: Story = {
  name: 'Several items',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Wishlist, 3 items' })).toHaveAttribute('href', '/wishlist')
  },
}

/** An empty wishlist has no badge. */
export const Empty: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Wishlist' })).toHaveTextContent(/^Wishlist$/)
  },
}

/** Above nine the badge shows 9+, and the exact number is in the name. */
export const AboveNine: Story = {
  name: 'Above nine',
  args: { count: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Wishlist, 12 items' })).toBeVisible()
    await expect(canvas.getByText('9+')).toBeVisible()
  },
}
