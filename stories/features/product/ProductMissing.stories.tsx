import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ProductMissing } from '#features/product/ProductMissing/ProductMissing.tsx'

/**
 * Where a piece could not be shown because the store failed. A piece that is not in the shop has no such page: it leads
 * to the collections.
 *
 * - It is an alert with the page's heading of level one.
 * - Its one link leads back to the collections.
 */
const meta = {
  title: 'Product/ProductMissing',
  component: ProductMissing,
} satisfies Meta<typeof ProductMissing>

export default meta
type Story = StoryObj<typeof meta>

export const Missing: Story = {
  name: 'It is an alert with a link back to the collections',
  play: async ({ canvas }) => {
    const alert = within(canvas.getByRole('alert'))
    await expect(alert.getByRole('heading', { level: 1, name: 'Product Not Found' })).toBeVisible()
    await expect(alert.getByRole('link', { name: 'Return to Collections' })).toHaveAttribute('href', '/collections')
  },
}
