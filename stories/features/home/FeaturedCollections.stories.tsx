import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ProductGrid } from '#features/catalogue/ProductGrid/ProductGrid.tsx'
import { FeaturedCollections } from '#features/home/FeaturedCollections/FeaturedCollections.tsx'
import { kanjivaram, mixedShelf } from '#mocks/data.ts'

/**
 * 'Handpicked for You': the featured pieces of the home page, or what stands in their place while they are under way,
 * when there are none, and when they cannot be had.
 *
 * - It is a region named by its heading, which stays in every state.
 * - What is under way is said once, in words.
 * - A failure is an alert with the words of the store.
 * - The line about the other pieces is only there when there are some.
 * - The way to all collections and the family's figures stay in every state.
 */
const meta = {
  title: 'Home/FeaturedCollections',
  component: FeaturedCollections,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { is: 'ready', count: mixedShelf.length },
    children: <ProductGrid products={mixedShelf} layout="showcase" onAddToCart={fn()} />,
  },
} satisfies Meta<typeof FeaturedCollections>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: 'The line promises six times the pieces that are shown',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Over 54 handcrafted pieces waiting for you')).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Handpicked for You' })).toBeVisible()
  },
}

export const OnePiece: Story = {
  args: {
    state: { is: 'ready', count: 1 },
    children: <ProductGrid products={[kanjivaram]} layout="showcase" onAddToCart={fn()} />,
  },
  name: 'One piece promises six',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Over 6 handcrafted pieces waiting for you')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { state: { is: 'loading' }, children: undefined },
  name: 'What is under way is said once, in words',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading featured products\.\.\.$/)
    await expect(canvas.getByRole('status')).not.toHaveAttribute('aria-label')
  },
}

export const Failed: Story = {
  args: { state: { is: 'failed', message: 'Failed to read products: Error status: 500' }, children: undefined },
  name: 'A failure is an alert with the words of the store',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toContainElement(
      canvas.getByRole('heading', { level: 3, name: 'Unable to load products' }),
    )
    await expect(canvas.getByText('Failed to read products: Error status: 500')).toBeVisible()
  },
}

export const FailedWithoutWords: Story = {
  args: { state: { is: 'failed', message: '' }, children: undefined },
  name: 'A failure without words gets some',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Something went wrong while fetching products.')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { state: { is: 'ready', count: 0 }, children: undefined },
  name: 'Without pieces nothing is promised, and the way to all collections stays',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'No featured products available' })).toBeVisible()
    await expect(canvas.getByText('Please check back later for our latest featured collection.')).toBeVisible()
    await expect(canvas.queryByText(/^Over/)).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Explore All Collections' })).toBeVisible()
    await expect(canvas.getByText('Family Legacy')).toBeVisible()
  },
}
