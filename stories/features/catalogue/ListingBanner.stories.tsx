import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { categories } from '#domain/category.ts'
import { ListingBanner } from '#features/catalogue/ListingBanner/ListingBanner.tsx'
import { bannerPicture, defaultBanner } from '#site/listingBanners.ts'

/**
 * The woven border at the top of a listing, one for each category, and of a placed order. It repeats along its length. It
 * is decoration; for a picture with a meaning use `Picture`.
 *
 * - [It is hidden from screen readers](#anchor--catalogue-listingbanner--default).
 * - It is [64 px high](#anchor--catalogue-listingbanner--phone), and [96 px in windows from 960 px
 *   on](#anchor--catalogue-listingbanner--default); [on a placed order 96 px at every
 *   width](#anchor--catalogue-listingbanner--tall).
 * - [Every category has its own border](#anchor--catalogue-listingbanner--every-category).
 * - Its height does not depend on the picture: [a picture that fails to load leaves an empty
 *   band](#anchor--catalogue-listingbanner--broken-picture).
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

/** It is decoration, 96 px high from 960 px on, 64 px below. */
export const Default: Story = {
  name: 'Default banner',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
    const strip = canvasElement.querySelector('[aria-hidden="true"]')
    await expect(strip?.getBoundingClientRect().height).toBe(innerWidth >= 960 ? 96 : 64)
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  // A line of photographs, as in Default.
  tags: ['behaviour', 'no-picture'],
  name: 'On a phone it is 64 px high',
  play: async ({ canvasElement }) => {
    const strip = canvasElement.querySelector('[aria-hidden="true"]')
    await expect(strip?.getBoundingClientRect().height).toBe(64)
  },
}

/** On a placed order it is 96 px high at every width. */
export const Tall: Story = {
  args: { isTall: true },
  globals: { viewport: { value: 'phone', isRotated: false } },
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
