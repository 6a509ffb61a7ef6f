import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NoResults } from '#features/catalogue/NoResults/NoResults.tsx'

/**
 * In place of the cards where nothing matches.
 *
 * - 'Clear All Filters' leads to all products, whatever has left none: a search, a category or filters.
 * - Searches that find something are links: with the nearest word, or without what no product has.
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

export const Nothing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No products found' })).toBeVisible()
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Clear All Filters')
  },
}

export const Filtered: Story = {
  args: { hasFilters: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Try adjusting your filters to see more pieces.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Clear All Filters' })).toHaveAttribute('href', '/collections')
  },
}

export const Alternatives: Story = {
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
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'Did you mean “kanjivaram saree”?',
      'saree, without “kanjavoram”',
      'Clear All Filters',
    ])
  },
}
