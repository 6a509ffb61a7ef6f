import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { CategoryTiles } from '#features/home/CategoryTiles/CategoryTiles.tsx'

/**
 * Four collections of the home page, as cloths of different lengths below a gold line. The same collections with
 * their ratings are `CollectionTiles`.
 *
 * - It is [a region named 'Shop by Category' with a list of four](#anchor--home-categorytiles--four-tiles).
 * - [Each tile is one link with the collection's name](#anchor--home-categorytiles--four-tiles); the whole tile is
 *   clickable.
 * - [The number of products is below the name](#anchor--home-categorytiles--four-tiles), and not part of the link's
 *   name.
 * - [All lengths are different](#anchor--home-categorytiles--lengths).
 * - Below 960 px there is [a link to all collections](#anchor--home-categorytiles--phone); [on larger screens only
 *   the header has one](#anchor--home-categorytiles--large-screen).
 */
const meta = {
  title: 'Home/CategoryTiles',
  component: CategoryTiles,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CategoryTiles>

export default meta
type Story = StoryObj<typeof meta>

const tiles = [
  ['Cotton/Linen', 'cotton-linen', '24 pieces'],
  ['Pure Silks', 'pure-silks', '15 pieces'],
  ['Unstitched Salwar Suites', 'unstitched-salwar-suites', '16 pieces'],
  ['Party Wear', 'party-wear', '14 pieces'],
] as const

/** Each tile links to its collection and shows its number of products. */
export const FourTiles: Story = {
  name: 'Four tiles',
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'Shop by Category' }))
    const items = within(region.getByRole('list')).getAllByRole('listitem')
    await expect(items).toHaveLength(tiles.length)
    for (const [index, [name, slug, count]] of tiles.entries()) {
      const item = items[index] ?? document.body
      const link = within(item).getByRole('link')
      await expect(link).toHaveAccessibleName(name)
      await expect(link).toHaveAttribute('href', `/collections?category=${slug}`)
      await expect(item).toHaveTextContent(`${name}${count}`)
      item.scrollIntoView({ block: 'nearest' })
      const { left, top, right, bottom } = item.getBoundingClientRect()
      await expect(document.elementFromPoint(left + 20, top + 20)).toBe(link)
      await expect(document.elementFromPoint(right - 4, bottom - 4)).toBe(link)
    }
  },
}

/** On small screens there is a link to all collections. */
export const Phone: Story = {
  // Same picture as FourTiles.
  tags: ['no-picture'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View all collections' })).toHaveAttribute('href', '/collections')
  },
}

export const Lengths: Story = {
  // Same picture as FourTiles.
  tags: ['behaviour', 'no-picture'],
  name: 'All lengths are different',
  play: async ({ canvasElement }) => {
    const pictures = [...canvasElement.querySelectorAll('[data-picture]')]
    const heights = new Set(pictures.map((picture) => Math.round(picture.getBoundingClientRect().height)))
    await expect(heights.size).toBe(4)
  },
}

export const LargeScreen: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  // Same picture as FourTiles.
  tags: ['behaviour', 'no-picture'],
  name: 'On large screens only the header links to all collections',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'View all collections' })).not.toBeInTheDocument()
  },
}
