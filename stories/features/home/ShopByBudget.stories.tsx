import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ShopByBudget } from '#features/home/ShopByBudget/ShopByBudget.tsx'

/**
 * Four price ranges of the home page, each shown as a ring of cloth, with the amounts inside two gold lines. For any
 * other range use the filters of the listing, `FilterPanel`.
 *
 * - It is [a region named 'Shop by Budget' with a list of four](#anchor--home-shopbybudget--four-rings). Each ring is
 *   one link, named by its amounts.
 * - [All of the ring is clickable](#anchor--home-shopbybudget--whole-ring), not only the amounts.
 * - [An open end of a range](#anchor--home-shopbybudget--four-rings) is left out of its address.
 * - [A link leads to all collections](#anchor--home-shopbybudget--four-rings).
 */
const meta = {
  title: 'Home/ShopByBudget',
  component: ShopByBudget,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShopByBudget>

export default meta
type Story = StoryObj<typeof meta>

const bands = [
  ['Up to ₹2,000 ₹500-2,000', '/collections?price_max=2000'],
  ['₹2,000 to ₹5,000', '/collections?price_min=2000&price_max=5000'],
  ['₹5,000 to ₹10,000', '/collections?price_min=5000&price_max=10000'],
  ['Above ₹10,000', '/collections?price_min=10000'],
] as const

/** Each ring links to its price range. */
export const FourRings: Story = {
  name: 'Four rings',
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'Shop by Budget' }))
    const items = within(region.getByRole('list')).getAllByRole('listitem')
    await expect(items).toHaveLength(bands.length)
    for (const [index, [name, href]] of bands.entries()) {
      const link = within(items[index] ?? document.body).getByRole('link')
      await expect(link).toHaveAccessibleName(name)
      await expect(link).toHaveAttribute('href', href)
    }
    await expect(canvas.getByRole('link', { name: 'View All Collections' })).toHaveAttribute('href', '/collections')
  },
}

export const WholeRing: Story = {
  // Same picture as FourRings.
  tags: ['behaviour', 'no-picture'],
  name: 'The cloth of a ring is clickable',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Above ₹10,000' })
    const ring = link.closest('li')?.getBoundingClientRect()
    if (!ring) throw new Error('The link stands in no ring')
    const { left, top, right, bottom } = ring
    const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2]
    await expect(document.elementFromPoint(middleX, top + 8)).toBe(link)
    await expect(document.elementFromPoint(right - 8, middleY)).toBe(link)
    await expect(document.elementFromPoint(middleX, bottom - 8)).toBe(link)
    await expect(document.elementFromPoint(left + 8, middleY)).toBe(link)
  },
}
