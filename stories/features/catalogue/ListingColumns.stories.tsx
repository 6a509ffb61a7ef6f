import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { filterValuesOf } from '#domain/listing/filterValues.ts'
import { allCollections } from '#domain/listing/listing.ts'
import { FilterPanel } from '#features/catalogue/FilterPanel/FilterPanel.tsx'
import { ListingColumns, panelId } from '#features/catalogue/ListingColumns/ListingColumns.tsx'
import { ProductGrid } from '#features/catalogue/ProductGrid/ProductGrid.tsx'
import { mixedProducts } from '#mocks/data.ts'

/**
 * Filters beside results where both fit, from 1200 px; on narrower windows use `FilterSheet`. In windows at least 640 px
 * high the filters stay in view and scroll on their own. Escape within the filters closes them and moves the focus to
 * their button. The sheet needs a script: without one, open filters are above the results on narrow windows.
 *
 * - The column is [a landmark named 'Filters'](#anchor--catalogue-listingcolumns--with-filters), with the id that the
 *   filters' button refers to.
 * - [Beside it three cards fit in a row](#anchor--catalogue-listingcolumns--with-filters), [without it
 *   four](#anchor--catalogue-listingcolumns--without-filters).
 * - [Results of an earlier choice are faded and marked as busy](#anchor--catalogue-listingcolumns--outdated-results)
 *   until the new ones have loaded.
 * - [On a phone there is no column](#anchor--catalogue-listingcolumns--phone).
 */
const meta = {
  title: 'Catalogue/ListingColumns',
  component: ListingColumns,
  args: { children: <ProductGrid products={mixedProducts.slice(0, 8)} level={2} onAddToCart={fn()} /> },
} satisfies Meta<typeof ListingColumns>

export default meta
type Story = StoryObj<typeof meta>

const panel = (
  <FilterPanel
    listing={allCollections}
    values={{ is: 'ready', values: filterValuesOf(mixedProducts) }}
    onChange={fn()}
    onTryAgain={fn()}
  />
)

/** The number of cards in the first row. */
function inFirstRow(cards: readonly HTMLElement[]) {
  const tops = cards.map((card) => card.getBoundingClientRect().top)
  return tops.filter((top) => top === tops[0]).length
}

/** The results have the full width. */
export const WithoutFilters: Story = {
  // Pictured in Catalogue/ProductGrid.
  tags: ['no-picture'],
  name: 'Without filters',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument()
    if (innerWidth >= 1200) await expect(inFirstRow(canvas.getAllByRole('article'))).toBe(4)
  },
}

/** Beside the filters three cards fit in a row. */
export const WithFilters: Story = {
  args: { panel },
  // Pictured in Pages/Listing filters.
  tags: ['no-picture'],
  name: 'With filters',
  play: async ({ canvas }) => {
    if (innerWidth < 1200) return
    const filters = canvas.getByRole('complementary', { name: 'Filters' })
    await expect(filters).toHaveAttribute('id', panelId)
    const cards = canvas.getAllByRole('article')
    await expect(inFirstRow(cards)).toBe(3)
    await expect(filters.getBoundingClientRect().right).toBeLessThan(cards[0]?.getBoundingClientRect().left ?? 0)
  },
}

/** Results of an earlier choice are faded and busy. */
export const OutdatedResults: Story = {
  args: { isStale: true },
  // The low contrast is intended: the results are outdated for a moment, and are marked as busy.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  name: 'Outdated results',
  play: async ({ canvasElement }) => {
    const results = canvasElement.querySelector('[aria-busy="true"]')
    await expect(results && getComputedStyle(results).opacity).toBe('0.55')
  },
}

export const Phone: Story = {
  args: { panel },
  globals: { viewport: { value: 'phone', isRotated: false } },
  // Same picture as WithoutFilters.
  tags: ['behaviour', 'no-picture'],
  name: 'On a phone there is no column',
  play: async ({ canvas }) => {
    if (innerWidth < 1200) await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument()
  },
}
