import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { ListingBody } from '#features/catalogue/ListingBody/ListingBody.tsx'
import { ProductGrid } from '#features/catalogue/ProductGrid/ProductGrid.tsx'
import { mixedProducts } from '#mocks/data.ts'

/**
 * The cards of a listing, or what is shown in their place: a skeleton, an error, or what replaces an empty list. For
 * cards that are already loaded use `ProductGrid` alone. After a click on 'Show more' the focus moves to the first new
 * card, as the link moves below all of them.
 *
 * - While the cards load [a skeleton is shown and 'Loading...' is announced](#anchor--catalogue-listingbody--loading).
 * - A failure is [an alert with a heading and the button Try Again](#anchor--catalogue-listingbody--failed).
 * - [When nothing matches, other content replaces the cards](#anchor--catalogue-listingbody--no-results).
 * - ['Show more' is a link](#anchor--catalogue-listingbody--show-more): it works without a script and can be bookmarked.
 *   [When all cards are shown it is left out](#anchor--catalogue-listingbody--all-shown).
 * - If more cards could not be loaded, [the others stay, and an alert with Try Again is below
 *   them](#anchor--catalogue-listingbody--more-failed).
 * - [After 1,000 cards a sentence says that there are more](#anchor--catalogue-listingbody--limit-reached), in place of
 *   'Show more'.
 */
const meta = {
  title: 'Catalogue/ListingBody',
  component: ListingBody,
  args: {
    state: { is: 'ready', total: 4 },
    onTryAgain: fn(),
    empty: <p>Nothing matches</p>,
    children: <ProductGrid products={mixedProducts.slice(0, 4)} level={2} onAddToCart={fn()} />,
  },
} satisfies Meta<typeof ListingBody>

export default meta
type Story = StoryObj<typeof meta>

/** There is no Show more. */
export const AllShown: Story = {
  name: 'All shown',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Show more' })).not.toBeInTheDocument()
  },
}

/** Show more is a link. */
export const ShowMore: Story = {
  args: { state: { is: 'ready', total: 119, moreHref: '/collections?show=48' } },
  name: 'Show more',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Show more' })).toHaveAttribute('href', '/collections?show=48')
  },
}

/** The cards stay; Try Again requests the others again. */
export const MoreFailed: Story = {
  // Same picture as AllShown, with a line below the cards.
  tags: ['no-picture'],
  args: { state: { is: 'ready', total: 119, hasFailed: true } },
  name: 'More products failed',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4)
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent('More products could not be loaded.')
    await userEvent.click(within(alert).getByRole('button', { name: 'Try Again' }))
    await expect(args.onTryAgain).toHaveBeenCalledOnce()
  },
}

/** At most a thousand products are listed. */
export const LimitReached: Story = {
  name: 'Limit reached',
  // Same picture as AllShown, with a line below the cards.
  tags: ['no-picture'],
  args: { state: { is: 'ready', total: 1200, limit: 1000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('These are the first 1000. Filters and search show the others.')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Show more' })).not.toBeInTheDocument()
  },
}

export const Loading: Story = {
  args: { state: { is: 'loading' }, children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...')
  },
}

/** An alert with Try Again. */
export const Failed: Story = {
  args: { state: { is: 'failed' }, children: undefined },
  play: async ({ args, canvas, userEvent }) => {
    const alert = within(canvas.getByRole('alert'))
    await expect(alert.getByRole('heading', { level: 2, name: 'Error Loading Products' })).toBeVisible()
    await expect(alert.getByText('Failed to load products')).toBeVisible()
    await userEvent.click(alert.getByRole('button', { name: 'Try Again' }))
    await expect(args.onTryAgain).toHaveBeenCalledOnce()
  },
}

export const NoResults: Story = {
  args: { state: { is: 'ready', total: 0 }, children: undefined },
  name: 'No results',
  // Same picture as Catalogue/NoResults.
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing matches')).toBeVisible()
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument()
  },
}
