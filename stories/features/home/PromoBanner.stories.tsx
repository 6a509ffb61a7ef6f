import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PromoBanner } from '#features/home/PromoBanner/PromoBanner.tsx'

/**
 * The featured collection: the most prominent section of the home page after the hero. A band in madder red with the
 * stepped edge of a korvai border, beside a picture, or below it on phones. One per page; for several collections use
 * `CategoryTiles`.
 *
 * - It is [a region named by its heading](#anchor--home-promobanner--default).
 * - [Its link looks like a button on madder](#anchor--home-promobanner--default), and leads to all collections.
 * - [The text is on the band](#anchor--home-promobanner--text-on-band), never on the picture.
 */
const meta = {
  title: 'Home/PromoBanner',
  component: PromoBanner,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PromoBanner>

export default meta
type Story = StoryObj<typeof meta>

/** Shop Now links to all collections. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Woven for the Great Days' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Woven for the Great Days')
    await expect(canvas.getByText('Featured Collection')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Shop Now' })).toHaveAttribute('href', '/collections')
  },
}

export const TextOnBand: Story = {
  globals: { pictures: 'drawn' },
  // Same picture as Default.
  tags: ['behaviour', 'no-picture'],
  name: 'The text is on the band and does not overlap the picture',
  play: async ({ canvas }) => {
    const cloth = canvas.getByRole('img').getBoundingClientRect()
    const words = canvas.getByRole('heading', { level: 2 }).getBoundingClientRect()
    await expect(words.right <= cloth.left || words.top >= cloth.bottom).toBe(true)
  },
}
