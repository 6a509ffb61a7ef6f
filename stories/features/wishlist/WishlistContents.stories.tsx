import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { ProductGrid } from '#features/catalogue/ProductGrid/ProductGrid.tsx'
import { WishlistContents } from '#features/wishlist/WishlistContents/WishlistContents.tsx'
import { WishlistLoading } from '#features/wishlist/WishlistView/WishlistView.tsx'
import { bestseller, kanjivaram, plain } from '#mocks/data.ts'

/**
 * The saved products, or what is shown in their place.
 *
 * - The count is a status, announced when it changes.
 * - Share, clear and remove unavailable are buttons; a button that removes itself moves the focus to the heading.
 * - Loading, failure and empty are text; the failure is an alert.
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
    (Part) => (
      <main>
        <h1>Your wishlist</h1>
        <Part />
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
    await expect(canvas.getByText('3 items')).toBeVisible()
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

/** Unavailable products are counted and can be removed. */
export const UnavailableProducts: Story = {
  args: { state: { is: 'ready', count: 5, gone: 2 } },
  name: 'Unavailable products',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('5 items')).toBeVisible()
    await expect(canvas.getByText('2 no longer available')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await expect(args.onRemoveGone).toHaveBeenCalledOnce()
  },
}

/** It has a link to the collections. */
export const Empty: Story = {
  args: { state: { is: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Browse Collections' })).toHaveAttribute('href', '/collections')
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
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }))
    await expect(args.onDismissQuarantined).toHaveBeenCalledOnce()
  },
}
