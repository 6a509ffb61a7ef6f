import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NoResults } from '#features/catalogue/NoResults/NoResults.tsx'

/**
 * Shown in place of a listing's cards when no product matches; more links are below it (`NoResultsLinks`). For an empty
 * cart or wishlist use `EmptyState`, for products that could not be loaded `ErrorState`.
 *
 * - Its title is [a heading of level two, 'No products found'](#anchor--catalogue-noresults--default).
 * - ['Clear All Filters' is a link to all products](#anchor--catalogue-noresults--with-filters). [It is there without any
 *   filter, too](#anchor--catalogue-noresults--default), as a search or a category alone may have no match.
 * - [Similar searches with matches are links](#anchor--catalogue-noresults--other-searches): with the nearest word, or
 *   without the word that no product has.
 */
const meta = {
  title: 'Catalogue/NoResults',
  component: NoResults,
  // Pages/Listing has the picture.
  tags: ['no-picture'],
  args: { hasFilters: false, alternatives: [] },
} satisfies Meta<typeof NoResults>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No products found' })).toBeVisible()
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Clear All Filters')
  },
}

export const WithFilters: Story = {
  name: 'With filters',
  args: { hasFilters: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Try adjusting your filters to see more pieces.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Clear All Filters' })).toHaveAttribute('href', '/collections')
  },
}

export const OtherSearches: Story = {
  args: {
    search: 'kanjavoram saree',
    alternatives: [
      { search: 'kanjivaram saree', without: '', href: '/collections?search=kanjivaram+saree' },
      { search: 'saree', without: 'kanjavoram', href: '/collections?search=saree' },
    ],
  },
  name: 'Other searches',
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link')
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Did you mean “kanjivaram saree”?', '/collections?search=kanjivaram+saree'],
      ['saree, without “kanjavoram”', '/collections?search=saree'],
      ['Clear All Filters', '/collections'],
    ])
  },
}
