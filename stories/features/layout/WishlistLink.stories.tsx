import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { WishlistLink } from '#features/layout/WishlistLink/WishlistLink.tsx'

/**
 * The heart in the head of every page, for who is signed in, with the number of pieces saved.
 *
 * - The true number is in its name: 'Wishlist, 12 items'; one piece is 'Wishlist, 1 item'.
 * - Above nine the badge shows 9+; without a piece there is none.
 */
const meta = {
  title: 'Layout/WishlistLink',
  component: WishlistLink,
  args: { count: 3 },
} satisfies Meta<typeof WishlistLink>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  name: 'It leads to the wishlist',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Wishlist, 3 items' })).toHaveAttribute('href', '/wishlist')
  },
}

export const Nothing: Story = {
  args: { count: 0 },
  name: 'Without a piece it has no badge',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Wishlist' })).toHaveTextContent(/^Wishlist$/)
  },
}

export const AboveNine: Story = {
  args: { count: 12 },
  name: 'Above nine the badge shows 9+, and the true number is in the name',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Wishlist, 12 items' })).toBeVisible()
    await expect(canvas.getByText('9+')).toBeVisible()
  },
}
