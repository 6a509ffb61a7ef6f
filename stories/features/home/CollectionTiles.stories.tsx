import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { CollectionTiles } from '#features/home/CollectionTiles/CollectionTiles.tsx'

/**
 * Four collections of the home page, each with a round close-up of its threads and the rating the shop gives it. The
 * whole tile is clickable. The same collections at full length, with their number of products, are `CategoryTiles`.
 *
 * - It is [a region named 'Our Collections' with a list of four](#anchor--primary--home-collectiontiles--four-tiles);
 *   each tile is one link with the collection's name.
 * - [The rating is read as a sentence](#anchor--primary--home-collectiontiles--four-tiles): 'Rated 4.6 out of 5'.
 * - [A link leads to all collections](#anchor--primary--home-collectiontiles--four-tiles).
 */
const meta = {
  title: 'Home/CollectionTiles',
  component: CollectionTiles,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CollectionTiles>

export default meta
type Story = StoryObj<typeof meta>

const rounds = [
  ['Cotton/Linen', 'cotton-linen', '4.6'],
  ['Pure Silks', 'pure-silks', '4.7'],
  ['Unstitched Salwar Suites', 'unstitched-salwar-suites', '4.8'],
  ['Party Wear', 'party-wear', '4.6'],
] as const

/** Each tile links to its collection, with rating and badge. */
export const FourTiles: Story = {
  name: 'Four tiles',
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'Our Collections' }))
    const items = within(region.getByRole('list')).getAllByRole('listitem')
    await expect(items).toHaveLength(rounds.length)
    for (const [index, [name, slug, rating]] of rounds.entries()) {
      const item = items[index] ?? document.body
      const round = within(item)
      await expect(round.getByRole('link')).toHaveAccessibleName(name)
      await expect(round.getByRole('link')).toHaveAttribute('href', `/collections?category=${slug}`)
      await expect(round.getByRole('img', { name: `Rated ${rating} out of 5` })).toBeVisible()
      await expect(round.getByText('Featured')).toBeVisible()
    }
    await expect(canvas.getByRole('link', { name: 'Explore All Collections' })).toHaveAttribute('href', '/collections')
  },
}
