import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { TrustBadges } from '#features/home/TrustBadges/TrustBadges.tsx'

/**
 * Four short promises to the shopper between two subtle borders, on the home page. On the product page use
 * `Assurances`.
 *
 * - It is [a list of four in a named region](#anchor--primary--home-trustbadges--four-promises), 'What you can count
 *   on'.
 * - [Every promise is text](#anchor--primary--home-trustbadges--four-promises): there are no pictures to describe.
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

/** Each promise is text. */
export const FourPromises: Story = {
  name: 'Four promises',
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'What you can count on' }))
    await expect(within(region.getByRole('list')).getAllByRole('listitem')).toHaveLength(promises.length)
    await expect(region.queryAllByRole('img')).toHaveLength(0)
    for (const [title, words] of promises) {
      const badge = region.getByText(title).closest('li')
      await expect(badge).toHaveTextContent(`${title}${words}`)
    }
  },
}
