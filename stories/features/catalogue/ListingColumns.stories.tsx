import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { filterValuesOf } from '#domain/listing/filterValues.ts'
import { allCollections } from '#domain/listing/listing.ts'
import { FilterPanel } from '#features/catalogue/FilterPanel/FilterPanel.tsx'
import { ListingColumns, panelId, PanelWaiting } from '#features/catalogue/ListingColumns/ListingColumns.tsx'
import { ProductGrid } from '#features/catalogue/ProductGrid/ProductGrid.tsx'
import { mixedShelf } from '#mocks/data.ts'

/**
 * Filters beside results where there is room for both, from 1200 px; below that they are a sheet of their own.
 *
 * - The column is a landmark named 'Filters', which the filters' button points at.
 * - Beside it there is room for three cards in a row, without it for four.
 * - Results of an earlier choice are faint and busy until the new ones are here.
 */
const meta = {
  title: 'Catalogue/ListingColumns',
  component: ListingColumns,
  subcomponents: { PanelWaiting },
  args: { children: <ProductGrid products={mixedShelf.slice(0, 8)} level={2} onAddToCart={fn()} /> },
} satisfies Meta<typeof ListingColumns>

export default meta
type Story = StoryObj<typeof meta>

const panel = (
  <FilterPanel
    listing={allCollections}
    values={{ is: 'ready', values: filterValuesOf(mixedShelf) }}
    onChange={fn()}
    onTryAgain={fn()}
  />
)

/** How many cards stand in the first row. */
function inFirstRow(cards: readonly HTMLElement[]) {
  const tops = cards.map((card) => card.getBoundingClientRect().top)
  return tops.filter((top) => top === tops[0]).length
}

export const Alone: Story = {
  // Catalogue/ProductGrid has its picture.
  tags: ['no-picture'],
  name: 'Without filters the results have the whole width',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument()
    if (innerWidth >= 1200) await expect(inFirstRow(canvas.getAllByRole('article'))).toBe(4)
  },
}

export const WithPanel: Story = {
  args: { panel },
  // Pages/Listing filters has its picture.
  tags: ['no-picture'],
  name: 'Beside the filters three cards stand in a row',
  play: async ({ canvas }) => {
    if (innerWidth < 1200) return
    const filters = canvas.getByRole('complementary', { name: 'Filters' })
    await expect(filters).toHaveAttribute('id', panelId)
    const cards = canvas.getAllByRole('article')
    await expect(inFirstRow(cards)).toBe(3)
    await expect(filters.getBoundingClientRect().right).toBeLessThan(cards[0]?.getBoundingClientRect().left ?? 0)
  },
}

export const Stale: Story = {
  args: { isStale: true },
  // Faint is what they are meant to be, for the moment until others take their place; nothing is lost that is not told.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  name: 'Results of an earlier choice are faint and busy',
  play: async ({ canvasElement }) => {
    const results = canvasElement.querySelector('[aria-busy="true"]')
    await expect(results && getComputedStyle(results).opacity).toBe('0.55')
  },
}

export const Waiting: Story = {
  args: { panel: <PanelWaiting /> },
  // One line in the place of WithPanel.
  tags: ['no-picture'],
  name: 'Until the code of the filters is here a line says so',
  play: async ({ canvas }) => {
    if (innerWidth >= 1200) await expect(canvas.getByText('Loading filters…')).toBeVisible()
  },
}

export const Phone: Story = {
  args: { panel },
  globals: { viewport: { value: 'phone', isRotated: false } },
  // Looks as Alone does.
  tags: ['no-picture'],
  name: 'On a phone there is no column',
  play: async ({ canvas }) => {
    if (innerWidth < 1200) await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument()
  },
}
