import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { categories } from '#domain/category.ts'
import { ListingStrip } from '#features/catalogue/ListingStrip/ListingStrip.tsx'
import { stripPicture, usualStrip } from '#site/listingStrips.ts'

/**
 * The woven border a listing opens with, each category its own: it repeats along its length.
 *
 * - It is an ornament: nothing of it is read.
 * - It keeps its room before it has come, and where it never comes.
 */
const meta = {
  title: 'Catalogue/ListingStrip',
  component: ListingStrip,
  parameters: { layout: 'fullscreen' },
  args: { picture: stripPicture(usualStrip) },
  // Flat, it is an empty band; what there is to see are the cloths.
  tags: ['no-picture'],
  globals: { pictures: 'drawn' },
} satisfies Meta<typeof ListingStrip>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {
  name: 'It is an ornament, 64 px high on a phone and 96 on a desktop',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
    const strip = canvasElement.querySelector('[aria-hidden="true"]')
    await expect(strip?.getBoundingClientRect().height).toBe(innerWidth >= 960 ? 96 : 64)
  },
}

export const EveryCategory: Story = {
  name: 'Every category has a border of its own',
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {categories.map(({ slug }) => (
        <ListingStrip key={slug} picture={stripPicture(slug)} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const strips = [...canvasElement.querySelectorAll<HTMLElement>('[aria-hidden="true"]')]
    await expect(new Set(strips.map(({ style }) => style.backgroundImage))).toHaveProperty('size', categories.length)
  },
}

export const Broken: Story = {
  args: { picture: '/pictures/strip-of-nothing.avif' },
  name: 'A border that never comes keeps its room',
  play: async ({ canvasElement }) => {
    const strip = canvasElement.querySelector('[aria-hidden="true"]')
    await expect(strip?.getBoundingClientRect().height).toBeGreaterThanOrEqual(64)
  },
}
