import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BudgetRings } from '#features/home/BudgetRings/BudgetRings.tsx'

/**
 * Four bands of prices, each a bangle: cloth for the ring, the amounts on the page's ground within two threads of gold.
 *
 * - Each ring is one link, named by its amounts; all of the ring opens it.
 * - Only the ends of a band that count are in its address.
 * - There is a way to all collections.
 */
const meta = {
  title: 'Home/BudgetRings',
  component: BudgetRings,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BudgetRings>

export default meta
type Story = StoryObj<typeof meta>

const bands = [
  ['Up to ₹2,000 ₹500-2,000', '/collections?price_max=2000'],
  ['₹2,000 to ₹5,000', '/collections?price_min=2000&price_max=5000'],
  ['₹5,000 to ₹10,000', '/collections?price_min=5000&price_max=10000'],
  ['Above ₹10,000', '/collections?price_min=10000'],
] as const

export const Four: Story = {
  name: 'Each ring leads to its band of prices',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Shop by Budget' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(bands.length)
    for (const [name, href] of bands) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href)
    }
    await expect(canvas.getByRole('link', { name: 'View All Collections' })).toHaveAttribute('href', '/collections')
  },
}

export const WholeRing: Story = {
  // Looks as Four does.
  tags: ['no-picture'],
  name: 'The cloth of a ring opens it as well',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Above ₹10,000' })
    const ring = link.closest('li')?.getBoundingClientRect()
    if (!ring) throw new Error('The link stands in no ring')
    await expect(document.elementFromPoint(ring.left + ring.width / 2, ring.top + 8)).toBe(link)
  },
}
