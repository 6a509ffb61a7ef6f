import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { categories } from '#domain/category.ts'
import { ListingBanner } from '#features/catalogue/ListingBanner/ListingBanner.tsx'
import { bannerPicture, defaultBanner } from '#site/listingBanners.ts'

/**
 * The woven border at the top of a listing, one for each category: it repeats along its length.
 *
 * - It is decoration: hidden from screen readers.
 * - Its space is reserved before the picture loads, and when it fails to load.
 */
const meta = {
  title: 'Catalogue/ListingBanner',
  component: ListingBanner,
  parameters: { layout: 'fullscreen' },
  args: { picture: bannerPicture(defaultBanner) },
  // With flat pictures it is an empty band, so this one shows the photographs.
  tags: ['no-picture'],
  globals: { pictures: 'drawn' },
} satisfies Meta<typeof ListingBanner>

export default meta
type Story = StoryObj<typeof meta>

/** It is decoration, 64 px high on phones and 96 px on desktops. */
export const Default: Story = {
  name: 'Default banner',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
    const strip = canvasElement.querySelector('[aria-hidden="true"]')
    await expect(strip?.getBoundingClientRect().height).toBe(innerWidth >= 960 ? 96 : 64)
  },
}

/** On a placed order it is 96 px high at every width. */
export const Tall: Story = {
  args: { isTall: true },
  play: async ({ canvasElement }) => {
    const strip = canvasElement.querySelector('[aria-hidden="true"]')
    await expect(strip?.getBoundingClientRect().height).toBe(96)
  },
}

/** Every category has its own border. */
export const EveryCategory: Story = {
  name: 'Every category',
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {categories.map(({ slug }) => (
        <ListingBanner key={slug} picture={bannerPicture(slug)} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const strips = [...canvasElement.querySelectorAll<HTMLElement>('[aria-hidden="true"]')]
    await expect(new Set(strips.map(({ style }) => style.backgroundImage))).toHaveProperty('size', categories.length)
  },
}

/** A border that fails to load keeps its space. */
export const BrokenPicture: Story = {
  args: { picture: '/pictures/strip-of-nothing.avif' },
  name: 'Broken picture',
  play: async ({ canvasElement }) => {
    const strip = canvasElement.querySelector('[aria-hidden="true"]')
    await expect(strip?.getBoundingClientRect().height).toBeGreaterThanOrEqual(64)
  },
}
