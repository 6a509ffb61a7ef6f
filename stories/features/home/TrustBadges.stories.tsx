import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { TrustBadges } from '#features/home/TrustBadges/TrustBadges.tsx'

/**
 * What a shopper may count on: four short promises between two hairlines.
 *
 * - It is a list of four in a region with a name; the signs are decoration.
 * - Every promise stands in words.
 */
const meta = {
  title: 'Home/TrustBadges',
  component: TrustBadges,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TrustBadges>

export default meta
type Story = StoryObj<typeof meta>

const promises = [
  ['Handcrafted Excellence', 'Traditional Artisans'],
  ['Authentic Products', '100% Original'],
  ['Fast Delivery', '2-5 Business Days'],
  ['Secure Packaging', 'Safe & Protected'],
] as const

export const Four: Story = {
  name: 'Four promises, each in words',
  play: async ({ canvas }) => {
    const room = within(canvas.getByRole('region', { name: 'What you can count on' }))
    await expect(room.getAllByRole('listitem')).toHaveLength(promises.length)
    await expect(room.queryAllByRole('img')).toHaveLength(0)
    for (const [title, words] of promises) {
      const badge = room.getByText(title).closest('li')
      await expect(badge).toHaveTextContent(`${title}${words}`)
    }
  },
}
