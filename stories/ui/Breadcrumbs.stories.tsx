import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx'

/**
 * The path to this page, from the collections to the page itself.
 *
 * - It is a landmark named 'Breadcrumb' with a list inside.
 * - The last item is the page itself: not a link, and marked as the current page.
 * - The slashes are hidden from screen readers.
 */
const meta = {
  title: 'UI/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Collections', href: '/collections' },
      { label: 'Pure Silks', href: '/collections/pure-silks' },
      { label: 'Kanjivaram Temple Border Silk' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

export const Product: Story = {}

export const Category: Story = {
  args: { items: [{ label: 'Collections', href: '/collections' }, { label: 'Pure Silks' }] },
}

export const OneLevel: Story = { name: 'One level', args: { items: [{ label: 'Collections' }] } }

export const Current: Story = {
  name: 'The last item is marked as the current page and is no link',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
    await expect(canvas.getByText('Kanjivaram Temple Border Silk')).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
  },
}
