import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProductGridSkeleton } from '#features/catalogue/ProductGrid/ProductGridSkeleton.tsx'

/**
 * Eight placeholder cards in the columns of `ProductGrid`, while the products of a listing load. For content of unknown
 * shape use `Spinner`.
 *
 * - ['Loading...' is announced once; the placeholders are hidden from screen
 *   readers](#anchor--primary--catalogue-productgridskeleton--eight-placeholders).
 */
const meta = {
  title: 'Catalogue/ProductGridSkeleton',
  component: ProductGridSkeleton,
} satisfies Meta<typeof ProductGridSkeleton>

export default meta
type Story = StoryObj<typeof meta>

/** 'Loading...' is announced once. */
export const EightPlaceholders: Story = {
  name: 'Eight placeholders',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading\.\.\.$/)
    await expect(canvasElement.querySelectorAll('[aria-hidden] > li')).toHaveLength(8)
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
  },
}
