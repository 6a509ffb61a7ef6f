import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { bestseller, kanjivaram, mixedProducts, plain, soldOutCotton } from '#mocks/data.ts'
import { handlersFor } from '#mocks/handlers.ts'
import { only, scenarios } from '#mocks/scenarios.ts'
import { WishlistPage } from '#pages/wishlist/WishlistPage.tsx'
import { quarantineKey } from '#state/persistedEntry.ts'
import { wishlistStorageKey } from '#state/wishlist.ts'
import { ownWishlist } from './chosenByToolbar.ts'
import { renderApp, pageParameters } from './renderApp.tsx'
import { documentHead, expectPage, expectPopularProducts, expectText } from './pageAssertions.ts'
import { storeWishlist, resetState } from './storedState.ts'

/**
 * `/wishlist`: the products saved on this device, as cards. No sign-in is needed.
 *
 * - The count is announced when it changes; unsaving a product removes its card at once.
 * - Clear All can be undone.
 * - Unavailable products are counted, and stay until the shopper removes them.
 * - A server error loses nothing: the list can be loaded again.
 */
const meta = {
  title: 'Pages/Wishlist',
  component: WishlistPage,
  render: renderApp,
  parameters: { ...pageParameters, address: '/wishlist' },
  globals: ownWishlist,
  beforeEach: resetState,
} satisfies Meta<typeof WishlistPage>

export default meta
type Story = StoryObj<typeof meta>

const saved = () => storeWishlist(kanjivaram, bestseller, soldOutCotton, plain)

/** Waits for the cards. */
const expectCards = async (count: number) => waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(count))

/** The saved products are restored, in their order. */
export const Full: Story = {
  beforeEach: saved,
  play: async () => {
    await expectPage('Your wishlist')
    await expectCards(4)
    await expect(screen.getByText('4 items')).toBeVisible()
    await expect(screen.getAllByRole('article')[0]).toHaveTextContent(kanjivaram.name)
    await waitFor(() =>
      expect(documentHead()).toMatchObject({
        title: 'Wishlist | Padma Weaves',
        robots: 'noindex',
        canonical: undefined,
      }),
    )
  },
}

/** It has a link to the collections. */
export const Empty: Story = {
  play: async () => {
    await expectPage('Your wishlist')
    await expect(await screen.findByRole('link', { name: 'Browse Collections' })).toHaveAttribute(
      'href',
      '/collections',
    )
    await expectPopularProducts()
  },
}

export const Loading: Story = {
  parameters: { scenario: 'stillLoading' },
  beforeEach: saved,
  play: async () => {
    await expectPage('Your wishlist')
    // Another element takes its place once the device is read.
    await waitFor(() => expect(screen.getByText('Loading your wishlist...')).toBeVisible())
  },
}

/** After a server error nothing is lost. */
export const ServerDown: Story = {
  name: 'Server down',
  parameters: { scenario: 'serverDown' },
  beforeEach: saved,
  play: async () => {
    const alert = await screen.findByRole('alert')
    await expect(alert).toHaveTextContent('Failed to load products. Please try again.')
    await expect(within(alert).getByRole('button', { name: 'Try Again' })).toBeVisible()
    await expect(localStorage.getItem(wishlistStorageKey)).toContain(kanjivaram.key)
  },
}

/** Unavailable products are reported, and stay until they are removed. */
export const UnavailableProducts: Story = {
  name: 'Unavailable products',
  parameters: { scenario: only(kanjivaram.key, plain.key) },
  beforeEach: saved,
  play: async ({ userEvent }) => {
    await expectCards(2)
    await expect(screen.getByText('4 items')).toBeVisible()
    await expect(screen.getByText('2 no longer available')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
    await expect(screen.getByText('2 items')).toBeVisible()
    await expectText('Removed what is no longer available')
  },
}

/** A store without any product may be temporarily empty: no product is reported as unavailable. */
export const EmptyStore: Story = {
  name: 'Empty store',
  // Same picture as ServerDown.
  tags: ['behaviour', 'no-picture'],
  parameters: { scenario: 'emptyCatalogue' },
  beforeEach: saved,
  play: async ({ msw, userEvent }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load products. Please try again.')
    await expect(screen.queryByText(/no longer available/)).not.toBeInTheDocument()
    // As after a server error, the list can be loaded again.
    msw.use(...handlersFor(scenarios.open))
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    await expectCards(4)
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  },
}

/** When the store has none of them, all are unavailable. */
export const AllUnavailable: Story = {
  name: 'All unavailable',
  // Same picture as UnavailableProducts, without a card.
  tags: ['behaviour', 'no-picture'],
  parameters: { scenario: only(mixedProducts[0]?.key ?? '') },
  beforeEach: () => storeWishlist(soldOutCotton, plain),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('2 no longer available')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
    await expectText('Removed what is no longer available')
    await expect(await screen.findByRole('link', { name: 'Browse Collections' })).toBeVisible()
  },
}

export const Toggled: Story = {
  name: 'Unsaving a product removes its card, and the next heart has the focus',
  // Same picture as Full.
  tags: ['behaviour', 'no-picture'],
  beforeEach: saved,
  play: async ({ userEvent }) => {
    await expectCards(4)
    const count = screen.getByText('4 items')
    await expect(count).toHaveAttribute('role', 'status')
    const hearts = screen.getAllByRole('button', { name: /^Save .* to wishlist$/ })
    const at = hearts.indexOf(screen.getByRole('button', { name: `Save ${kanjivaram.name} to wishlist` }))
    const next = hearts[at + 1] ?? hearts[at - 1]
    await userEvent.click(screen.getByRole('button', { name: `Save ${kanjivaram.name} to wishlist` }))
    await expectCards(3)
    await expect(count).toHaveTextContent('3 items')
    await expect(count).toBeInTheDocument()
    await waitFor(() => expect(next).toHaveFocus())
  },
}

export const Cleared: Story = {
  name: 'Clear All empties the list, and Undo restores it',
  // Same picture as Full.
  tags: ['behaviour', 'no-picture'],
  beforeEach: saved,
  play: async ({ userEvent }) => {
    await expectCards(4)
    await userEvent.click(screen.getByRole('button', { name: 'Clear All' }))
    await expect(await screen.findByRole('link', { name: 'Browse Collections' })).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expectCards(4)
  },
}

export const UnreadableEntry: Story = {
  name: 'An unreadable entry is quarantined and reported once',
  // Pictured in Wishlist/WishlistContents.
  tags: ['behaviour', 'no-picture'],
  beforeEach: () => localStorage.setItem(wishlistStorageKey, 'what the shopper had'),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(/could not be read/)).toBeVisible()
    await expect(localStorage.getItem(quarantineKey(wishlistStorageKey))).toBe('what the shopper had')
    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    await expect(screen.queryByText(/could not be read/)).not.toBeInTheDocument()
  },
}
