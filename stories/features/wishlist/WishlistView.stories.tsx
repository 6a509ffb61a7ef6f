import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { WishlistView, WishlistLoading } from '#features/wishlist/WishlistView/WishlistView.tsx'

/**
 * The frame of the wishlist page: its heading, and the contents in their current state, for which `WishlistContents` is
 * used. The server renders the heading and the loading state; in a browser without scripts a sentence says that the
 * wishlist needs JavaScript.
 *
 * - [It has one heading of level one](#anchor--wishlist-wishlistview--ready), 'Your wishlist', above the contents. [Of an
 *   empty list it is hidden](#anchor--wishlist-wishlistview--empty), except from screen readers.
 * - [Until the storage has been read it shows that the list is loading](#anchor--wishlist-wishlistview--loading), as a
 *   status with text, so that 'empty' is never shown too early.
 */
const meta = {
  title: 'Wishlist/WishlistView',
  component: WishlistView,
  args: { isReady: true, loading: <WishlistLoading />, children: <p>What is saved</p> },
} satisfies Meta<typeof WishlistView>

export default meta
type Story = StoryObj<typeof meta>

/** The contents are below the heading. */
export const Ready: Story = {
  // Pictured in Wishlist/WishlistContents.
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 })
    await expect(heading).toHaveAccessibleName('Your wishlist')
    await expect(heading.nextElementSibling).toBe(canvas.getByText('What is saved'))
  },
}

/** The empty state is in the middle of the page. */
export const Empty: Story = {
  // Pictured in Wishlist/WishlistContents.
  tags: ['no-picture'],
  args: { isEmpty: true },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Your wishlist' })
    await expect(heading.getBoundingClientRect().width).toBe(1)
  },
}

/** Shown until the storage has been read. */
export const Loading: Story = {
  args: { isReady: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your wishlist...')
    await expect(canvas.queryByText('What is saved')).not.toBeInTheDocument()
  },
}
