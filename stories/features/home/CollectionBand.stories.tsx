import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CollectionBand } from '#features/home/CollectionBand/CollectionBand.tsx'

/**
 * The featured collection: the page's loudest place after the hero. A band of madder bites into the cloth beside it with the
 * stepped spires of a korvai border, and into the cloth above it on phones.
 *
 * - It is a region named by its heading.
 * - Its link is a button's weight on madder, and leads to all collections.
 * - The words lie on the band, never on the cloth.
 */
const meta = {
  title: 'Home/CollectionBand',
  component: CollectionBand,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CollectionBand>

export default meta
type Story = StoryObj<typeof meta>

export const Band: Story = {
  name: 'Shop Now leads to all collections',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Woven for the Great Days' })).toBeVisible()
    await expect(canvas.getByText('Featured Collection')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Shop Now' })).toHaveAttribute('href', '/collections')
  },
}

export const WithCloth: Story = {
  globals: { pictures: 'drawn' },
  // Looks as Band does.
  tags: ['no-picture'],
  name: 'The words lie on the band, the cloth has its own room',
  play: async ({ canvas }) => {
    const cloth = canvas.getByRole('img').getBoundingClientRect()
    const words = canvas.getByRole('heading', { level: 2 }).getBoundingClientRect()
    await expect(words.right <= cloth.left || words.top >= cloth.bottom).toBe(true)
  },
}
