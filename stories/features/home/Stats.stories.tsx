import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stats } from '#features/home/Stats/Stats.tsx'

/**
 * The family business in four figures: below the featured products of the home page, and on the about page. For
 * promises without figures use `TrustBadges`.
 *
 * - [Each figure is associated with its label](#anchor--primary--home-stats--four-figures), which is read first
 *   although it is shown below.
 * - [Two columns on phones, four in wider windows](#anchor--primary--home-stats--four-figures).
 */
const meta = {
  title: 'Home/Stats',
  component: Stats,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Stats>

export default meta
type Story = StoryObj<typeof meta>

const figures = [
  ['Family Legacy', '3 Gen'],
  ['Handpicked', '100%'],
  ['Artisan Stories', '1000+'],
  ['Passion', 'Lifetime'],
] as const

/** Each figure is beside its label. */
export const FourFigures: Story = {
  name: 'Four figures',
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term')
    await expect(terms.map(({ textContent, nextSibling }) => [textContent, nextSibling?.textContent])).toEqual(figures)
    await expect(terms.map(({ nextSibling }) => nextSibling)).toEqual(canvas.getAllByRole('definition'))
  },
}
