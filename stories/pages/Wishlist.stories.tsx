import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { bestseller, kanjivaram, plain, soldOutCotton } from '#mocks/data.ts'
import { only } from '#mocks/scenarios.ts'
import { WishlistPage } from '#pages/wishlist/WishlistPage.tsx'
import { asideKey } from '#shopper/deviceStorage.ts'
import { wishlistStorageKey } from '#shopper/wishlist.ts'
import { openShop, shopWindow } from './openShop.tsx'
import { head, seePage } from './seen.ts'
import { keepWishlist, newShopper } from './shopper.ts'

/**
 * `/wishlist`: what this device has saved, as cards. Nobody has to sign in.
 *
 * - The count is read when it changes; a piece whose heart is pressed leaves at once.
 * - Clear All can be taken back.
 * - What the store has no more is counted and told, and stays until the shopper removes it.
 * - A store that fails loses nothing: the list can be asked for again.
 */
const meta = {
  title: 'Pages/Wishlist',
  component: WishlistPage,
  render: openShop,
  parameters: { ...shopWindow, address: '/wishlist' },
  beforeEach: newShopper,
} satisfies Meta<typeof WishlistPage>

export default meta
type Story = StoryObj<typeof meta>

const saved = () => keepWishlist(kanjivaram, bestseller, soldOutCotton, plain)

/** Waits for the cards. */
const seeCards = async (count: number) =>
  waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(count), { timeout: 5000 })

export const Full: Story = {
  name: 'The pieces that were saved here are here, in their order',
  beforeEach: saved,
  play: async () => {
    await seePage('Your wishlist')
    await seeCards(4)
    await expect(screen.getByText('4 items')).toBeVisible()
    await expect(screen.getAllByRole('article')[0]).toHaveTextContent(kanjivaram.name)
    await waitFor(() => expect(head()).toMatchObject({ title: 'Wishlist | Padma Weaves', canonical: '/wishlist' }))
  },
}

export const Empty: Story = {
  name: 'An empty list leads to the collections',
  play: async () => {
    await seePage('Your wishlist')
    await expect(await screen.findByRole('link', { name: 'Browse Collections' })).toHaveAttribute(
      'href',
      '/collections',
    )
  },
}

export const Loading: Story = {
  name: 'While the pieces are on their way it says so',
  parameters: { scenario: 'stillLoading' },
  beforeEach: saved,
  play: async () => {
    await seePage('Your wishlist')
    await expect(await screen.findByText('Loading your wishlist...')).toBeVisible()
  },
}

export const ServerDown: Story = {
  name: 'A store that fails is told, and nothing is lost',
  parameters: { scenario: 'serverDown' },
  beforeEach: saved,
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load products. Please try again.')
    await expect(localStorage.getItem(wishlistStorageKey)).toContain(kanjivaram.key)
  },
}

export const Gone: Story = {
  name: 'What the store has no more is told, and stays until it is removed',
  parameters: { scenario: only(kanjivaram.key, plain.key) },
  beforeEach: saved,
  play: async ({ userEvent }) => {
    await seeCards(2)
    await expect(screen.getByText('4 items')).toBeVisible()
    await expect(screen.getByText('2 no longer available')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
    await expect(screen.getByText('2 items')).toBeVisible()
  },
}

export const Toggled: Story = {
  name: 'A piece whose heart is pressed leaves, and the heading has the focus',
  // Looks as Full does.
  tags: ['no-picture'],
  beforeEach: saved,
  play: async ({ userEvent }) => {
    await seeCards(4)
    await userEvent.click(screen.getByRole('button', { name: `Save ${kanjivaram.name} to wishlist` }))
    await seeCards(3)
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

export const Cleared: Story = {
  name: 'Clear All empties the list, and Undo fills it again',
  // Looks as Full does.
  tags: ['no-picture'],
  beforeEach: saved,
  play: async ({ userEvent }) => {
    await seeCards(4)
    await userEvent.click(screen.getByRole('button', { name: 'Clear All' }))
    await expect(await screen.findByRole('link', { name: 'Browse Collections' })).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await seeCards(4)
  },
}

export const SetAside: Story = {
  name: 'An entry that cannot be read is set aside and told once',
  // Wishlist/WishlistContents has its picture.
  tags: ['no-picture'],
  beforeEach: () => localStorage.setItem(wishlistStorageKey, 'what the shopper had'),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(/could not be read/)).toBeVisible()
    await expect(localStorage.getItem(asideKey(wishlistStorageKey))).toBe('what the shopper had')
    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    await expect(screen.queryByText(/could not be read/)).not.toBeInTheDocument()
  },
}
