import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { ProductGrid } from '#features/catalogue/ProductGrid/ProductGrid.tsx'
import { WishlistContents } from '#features/wishlist/WishlistContents/WishlistContents.tsx'
import { WishlistLoading, WishlistView } from '#features/wishlist/WishlistView/WishlistView.tsx'
import { bestseller, kanjivaram, plain } from '#mocks/data.ts'

/**
 * The saved products below the heading of the wishlist, or what is shown in their place. Use it in `WishlistView`; for
 * the cart use `CartContents`.
 *
 * - [The number of products is a status](#anchor--wishlist-wishlistcontents--three-products), which is announced when
 *   it changes; 'Share' and 'Clear All' are buttons beside it.
 * - [The last removal can be undone by a button](#anchor--wishlist-wishlistcontents--removed-one) 'Undo', which a screen
 *   reader reads as 'Undo the last removal', [also on the empty wishlist](#anchor--wishlist-wishlistcontents--cleared),
 *   until the list changes.
 * - [Products that the shop no longer has are counted in a
 *   notice](#anchor--wishlist-wishlistcontents--unavailable-products), which is announced, with a button named 'Remove'.
 * - [An empty wishlist](#anchor--wishlist-wishlistcontents--empty) has a heading of level two and a link to the
 *   collections.
 * - [While the products load](#anchor--wishlist-wishlistcontents--loading), the text says so. [A failure is an
 *   alert](#anchor--wishlist-wishlistcontents--failed) with a button named 'Try Again'.
 * - [An alert says that the stored wishlist could not be read](#anchor--wishlist-wishlistcontents--unreadable-entry),
 *   until 'OK' is pressed; [another, that the device stores
 *   nothing](#anchor--wishlist-wishlistcontents--not-stored).
 * - [After 'Clear All'](#anchor--wishlist-wishlistcontents--three-products), [after
 *   'Remove'](#anchor--wishlist-wishlistcontents--unavailable-products) and [after
 *   'OK'](#anchor--wishlist-wishlistcontents--unreadable-entry) the page's heading gets the focus, because the pressed
 *   button disappears.
 */
const meta = {
  title: 'Wishlist/WishlistContents',
  component: WishlistContents,
  args: {
    state: { is: 'ready', count: 3, gone: 0 },
    loading: <WishlistLoading />,
    onClear: fn(),
    onShare: fn(),
    onTryAgain: fn(),
    onRemoveGone: fn(),
    children: (
      <ProductGrid
        products={[kanjivaram, bestseller, plain]}
        level={2}
        hasAddRow
        isSaved={() => true}
        onAddToCart={fn()}
        onToggleSaved={fn()}
        onQuickView={fn()}
      />
    ),
  },
  decorators: [
    (Part, { args }) => (
      <main>
        <WishlistView isReady isEmpty={args.state.is === 'empty'} loading={args.loading}>
          <Part />
        </WishlistView>
      </main>
    ),
  ],
} satisfies Meta<typeof WishlistContents>

export default meta
type Story = StoryObj<typeof meta>

/** The saved products, with count, Share and Clear. */
export const ThreeProducts: Story = {
  name: 'Three products',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('3 items')).toHaveAttribute('role', 'status')
    const [add] = canvas.getAllByRole('button', { name: /^Add to Cart/ })
    await expect(add).toBeVisible()
    await expect(add).toHaveTextContent('Add to Cart')
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await expect(args.onShare).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear All' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

/** Undo has no time limit, unlike that of the toast. */
export const RemovedOne: Story = {
  args: { onUndo: fn() },
  name: 'Removed one',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the last removal' }))
    await expect(args.onUndo).toHaveBeenCalledOnce()
  },
}

/** The device is full, or refuses storage. */
export const NotStored: Story = {
  args: { isUnsaved: true },
  name: 'Not stored',
  // The looks of a notice are in the picture of 'Unreadable entry'.
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'This browser keeps nothing for the shop: your wishlist is lost when you reload or close the page.',
    )
    await expect(canvas.getByText('3 items')).toBeVisible()
  },
}

/** Unavailable products are counted and can be removed. */
export const UnavailableProducts: Story = {
  args: { state: { is: 'ready', count: 5, gone: 2 } },
  name: 'Unavailable products',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('5 items')).toBeVisible()
    const notice = canvas.getByText('2 no longer available')
    await expect(notice).toBeVisible()
    await expect(notice.closest('[aria-live="polite"]'), 'announced').not.toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await expect(args.onRemoveGone).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

/** It has a link to the collections. */
export const Empty: Story = {
  args: { state: { is: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Nothing is saved yet')
    await expect(canvas.getByRole('link', { name: 'Browse Collections' })).toHaveAttribute('href', '/collections')
  },
}

/** The last removal can be undone here as well. */
export const Cleared: Story = {
  args: { state: { is: 'empty' }, onUndo: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the last removal' }))
    await expect(args.onUndo).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = {
  args: { state: { is: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your wishlist...')).toBeVisible()
  },
}

/** A failure is an alert, with Try Again. */
export const Failed: Story = {
  args: { state: { is: 'failed' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load products. Please try again.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(args.onTryAgain).toHaveBeenCalledOnce()
  },
}

/** A notice about an unreadable entry, until it is dismissed. */
export const UnreadableEntry: Story = {
  args: { state: { is: 'empty' }, onDismissQuarantined: fn() },
  name: 'Unreadable entry',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^The wishlist this device kept could not be read/)
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }))
    await expect(args.onDismissQuarantined).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}
