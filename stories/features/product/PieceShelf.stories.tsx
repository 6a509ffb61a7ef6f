import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ProductGrid } from '#features/catalogue/ProductGrid/ProductGrid.tsx'
import { PieceShelf } from '#features/product/PieceShelf/PieceShelf.tsx'
import { PageSection } from '#features/shared/PageSection/PageSection.tsx'
import { bestseller, kanjivaram, newArrival, plain } from '#mocks/data.ts'

/**
 * A few other pieces under one piece: those like it, and those seen before it.
 *
 * - It is a region named by its heading, of level two.
 * - While its cards are under way their places are kept, and a status says so.
 */
const meta = {
  title: 'Product/PieceShelf',
  component: PieceShelf,
  args: { title: 'You might also like' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Part) => (
      <PageSection>
        <Part />
      </PageSection>
    ),
  ],
} satisfies Meta<typeof PieceShelf>

export default meta
type Story = StoryObj<typeof meta>

const shelfOf = (...products: (typeof plain)[]) => <ProductGrid products={products} onAddToCart={fn()} />

export const Four: Story = {
  args: { children: shelfOf(kanjivaram, plain, bestseller, newArrival) },
  name: 'It is a region named by its heading',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: args.title })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: args.title })).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(4)
  },
}

export const One: Story = { args: { title: 'Recently viewed', children: shelfOf(plain) } }

export const Waiting: Story = {
  args: { waitingFor: 4 },
  name: 'While its cards are under way their places are kept',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...')
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument()
  },
}
