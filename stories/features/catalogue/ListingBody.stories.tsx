import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ListingBody } from '#features/catalogue/ListingBody/ListingBody.tsx'
import { ProductGrid } from '#features/catalogue/ProductGrid/ProductGrid.tsx'
import { mixedShelf } from '#mocks/data.ts'

/**
 * The cards of a listing, or what stands in their place.
 *
 * - While they are under way their places are kept and 'Loading...' is read.
 * - A failure is an alert; Try Again loads the page anew.
 * - Without a find it says so and leads back to everything.
 * - 'Show more' is a link: it works without a script and can be kept as an address.
 */
const meta = {
  title: 'Catalogue/ListingBody',
  component: ListingBody,
  args: {
    state: { is: 'ready', total: 4 },
    onTryAgain: fn(),
    children: <ProductGrid products={mixedShelf.slice(0, 4)} level={2} onAddToCart={fn()} />,
  },
} satisfies Meta<typeof ListingBody>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: 'When all are shown there is no more to ask for',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Show more' })).not.toBeInTheDocument()
  },
}

export const More: Story = {
  args: { state: { is: 'ready', total: 119, moreHref: '/collections?show=48' } },
  name: 'Show more is a link',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Show more' })).toHaveAttribute('href', '/collections?show=48')
  },
}

export const Loading: Story = {
  args: { state: { is: 'loading' }, children: undefined },
  name: 'While the cards are under way Loading... is read',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...')
  },
}

export const Failed: Story = {
  args: { state: { is: 'failed' }, children: undefined },
  name: 'A failure is an alert, and Try Again tries again',
  play: async ({ args, canvas, userEvent }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert).toContainElement(canvas.getByRole('heading', { level: 2, name: 'Error Loading Products' }))
    await expect(alert).toContainElement(canvas.getByText('Failed to load products'))
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(args.onTryAgain).toHaveBeenCalledOnce()
  },
}

export const Empty: Story = {
  args: { state: { is: 'ready', total: 0 }, children: undefined },
  name: 'Without a find it says so and leads back to everything',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No products found' })).toBeVisible()
    await expect(canvas.getByText(/adjusting your filters/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Clear All Filters' })).toHaveAttribute('href', '/collections')
  },
}
