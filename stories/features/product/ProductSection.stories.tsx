import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ProductGrid } from '#features/catalogue/ProductGrid/ProductGrid.tsx'
import { ProductSection } from '#features/product/ProductSection/ProductSection.tsx'
import { CardSkeletons } from '#features/shared/CardSkeletons/CardSkeletons.tsx'
import { PageSection } from '#features/shared/PageSection/PageSection.tsx'
import { bestseller, kanjivaram, newArrival, plain } from '#mocks/data.ts'

/**
 * A section of at most four other products below the content of a page: related, recently viewed or popular ones. For
 * all products of a collection use `ProductGrid`.
 *
 * - It is [a region named by its heading](#anchor--product-productsection--four-products), of level two, also with [a
 *   single product](#anchor--product-productsection--one-product).
 * - [While the products load](#anchor--product-productsection--loading) skeletons keep their space. They are not
 *   announced, because the section is far below what is read.
 */
const meta = {
  title: 'Product/ProductSection',
  component: ProductSection,
  subcomponents: { CardSkeletons },
  args: { title: 'You might also like' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Part) => (
      <PageSection>
        <Part />
      </PageSection>
    ),
  ],
} satisfies Meta<typeof ProductSection>

export default meta
type Story = StoryObj<typeof meta>

const gridOf = (...products: (typeof plain)[]) => <ProductGrid products={products} onAddToCart={fn()} />

/** It is a region named by its heading. */
export const FourProducts: Story = {
  args: { children: gridOf(kanjivaram, plain, bestseller, newArrival) },
  name: 'Four products',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: args.title })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: args.title })).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(4)
  },
}

export const OneProduct: Story = {
  name: 'One product',
  args: { title: 'Recently viewed', children: gridOf(plain) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: args.title })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: args.title })).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(1)
  },
}

export const Loading: Story = {
  args: { skeletonCount: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeInTheDocument()
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument()
  },
}
