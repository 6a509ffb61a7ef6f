import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { ProductGrid } from '#features/catalogue/ProductGrid/ProductGrid.tsx'
import { FeaturedCollections } from '#features/home/FeaturedCollections/FeaturedCollections.tsx'
import { kanjivaram, mixedProducts } from '#mocks/data.ts'

/**
 * 'Handpicked for You': the featured products of the home page, and the states while they are loading, when there are
 * none, and when they have failed to load. Its cards are a `ProductGrid`. For a few products below another page use
 * `ProductSection`.
 *
 * - It is [a region named by its heading](#anchor--home-featuredcollections--ready), which stays [while the products
 *   load](#anchor--home-featuredcollections--loading), [when they have
 *   failed](#anchor--home-featuredcollections--failed) and [when there are
 *   none](#anchor--home-featuredcollections--empty). So do the link to all collections and the stats.
 * - [Loading is announced once](#anchor--home-featuredcollections--loading), in text.
 * - [A failure is an alert with the store's message](#anchor--home-featuredcollections--failed), or [a default
 *   one](#anchor--home-featuredcollections--failed-without-message), and a button to try again.
 * - The line about the other products [states six times the number shown](#anchor--home-featuredcollections--ready),
 *   also for [a single one](#anchor--home-featuredcollections--one-product). [Without featured
 *   products](#anchor--home-featuredcollections--empty) there is no such line.
 */
const meta = {
  title: 'Home/FeaturedCollections',
  component: FeaturedCollections,
  parameters: { layout: 'fullscreen' },
  args: {
    onTryAgain: fn(),
    state: { is: 'ready', count: mixedProducts.length },
    children: <ProductGrid products={mixedProducts} layout="showcase" onAddToCart={fn()} />,
  },
} satisfies Meta<typeof FeaturedCollections>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

/** What is there in every state: the region with its heading, the link to all collections and the stats. */
async function expectFrame(canvas: Canvas) {
  const region = within(canvas.getByRole('region', { name: 'Handpicked for You' }))
  await expect(region.getByRole('heading', { level: 2 })).toHaveTextContent('Handpicked for You')
  await expect(region.getByRole('link', { name: 'Explore All Collections' })).toHaveAttribute('href', '/collections')
  await expect(region.getByText('Family Legacy')).toBeVisible()
}

/** The line states six times the number of products shown. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Over 54 handcrafted pieces waiting for you')).toBeVisible()
    await expectFrame(canvas)
  },
}

/** One product is multiplied by six. */
export const OneProduct: Story = {
  name: 'One product',
  args: {
    state: { is: 'ready', count: 1 },
    children: <ProductGrid products={[kanjivaram]} layout="showcase" onAddToCart={fn()} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Over 6 handcrafted pieces waiting for you')).toBeVisible()
  },
}

/** Loading is announced once. */
export const Loading: Story = {
  args: { state: { is: 'loading' }, children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading featured products\.\.\.$/)
    await expect(canvas.getByRole('status')).not.toHaveAttribute('aria-label')
    await expectFrame(canvas)
  },
}

/** A failure is an alert with the store's message. */
export const Failed: Story = {
  args: { state: { is: 'failed', message: 'Failed to read products: Error status: 500' }, children: undefined },
  play: async ({ args, canvas }) => {
    const alert = within(canvas.getByRole('alert'))
    await expect(alert.getByRole('heading', { level: 3, name: 'Unable to load products' })).toBeVisible()
    await expect(alert.getByText('Failed to read products: Error status: 500')).toBeVisible()
    // Without the focus, which would be in the picture.
    alert.getByRole('button', { name: 'Try Again' }).click()
    await expect(args.onTryAgain).toHaveBeenCalledOnce()
    await expectFrame(canvas)
  },
}

/** A failure without a message gets a default one. */
export const FailedWithoutMessage: Story = {
  args: { state: { is: 'failed', message: '' }, children: undefined },
  name: 'Failed without message',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong while fetching products.')
  },
}

/** The link to all collections stays. */
export const Empty: Story = {
  args: { state: { is: 'ready', count: 0 }, children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'No featured products available' })).toBeVisible()
    await expect(canvas.getByText('Please check back later for our latest featured collection.')).toBeVisible()
    await expect(canvas.queryByText(/^Over/)).not.toBeInTheDocument()
    await expectFrame(canvas)
  },
}
