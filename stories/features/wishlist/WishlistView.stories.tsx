import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { WishlistView, WishlistWaiting } from '#features/wishlist/WishlistView/WishlistView.tsx'

/**
 * The room of the wishlist: its heading, and whatever is known of what is saved.
 *
 * - It has one heading of the first level, from the server's HTML on.
 * - Until the device has been asked it says that the list is loading; nobody is told 'empty' too early.
 */
const meta = {
  title: 'Wishlist/WishlistView',
  component: WishlistView,
  args: { isReady: true, waiting: <WishlistWaiting />, children: <p>What is saved</p> },
} satisfies Meta<typeof WishlistView>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  // Wishlist/WishlistContents has what stands in it.
  tags: ['no-picture'],
  name: 'What is saved stands under the heading',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your wishlist' })).toBeVisible()
    await expect(canvas.getByText('What is saved')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { isReady: false },
  name: 'Until the device has been asked the list is loading',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your wishlist...')).toBeVisible()
    await expect(canvas.queryByText('What is saved')).not.toBeInTheDocument()
  },
}
