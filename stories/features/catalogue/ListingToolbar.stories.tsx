import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { allCollections } from '#domain/listing/listing.ts'
import { panelId } from '#features/catalogue/ListingColumns/ListingColumns.tsx'
import { ListingToolbar, type ListingToolbarProps } from '#features/catalogue/ListingToolbar/ListingToolbar.tsx'

/**
 * The toolbar between the title of a listing and its cards: category, order, filters, how many products are shown, the
 * view, and the active filters (`FilterChips`). Where filters are chosen use `FilterPanel` or `FilterSheet`. On a phone
 * the category is in the filter sheet. Without a script the toolbar is a form with the button 'Show'.
 *
 * - [Category and order are native selects; the two views are toggle buttons, one of them
 *   pressed](#anchor--catalogue-listingtoolbar--all-products).
 * - [The filters' button says how many filters are active and whether the panel is
 *   expanded](#anchor--catalogue-listingtoolbar--active-filters). [Hover and focus prefetch the filters, a click or Enter
 *   opens them](#anchor--catalogue-listingtoolbar--filters).
 * - [The number of products and their order are a status, announced when they
 *   change](#anchor--catalogue-listingtoolbar--all-products), [the order once the products are in
 *   it](#anchor--catalogue-listingtoolbar--stale-products); [while the number is unknown it is blank and keeps its
 *   space](#anchor--catalogue-listingtoolbar--unknown-count), and [of no products it is only
 *   announced](#anchor--catalogue-listingtoolbar--no-products), because the page says so below.
 * - [Another order goes back to the first page](#anchor--catalogue-listingtoolbar--order); [another view keeps the
 *   products that are shown](#anchor--catalogue-listingtoolbar--view).
 * - [An unknown category is listed as long as it is the current
 *   one](#anchor--catalogue-listingtoolbar--unknown-category).
 * - [When the last filter is removed, the focus moves to the filters'
 *   button](#anchor--catalogue-listingtoolbar--last-filter).
 * - On a phone [filters and order are side by side, and nothing is wider than the
 *   window](#anchor--catalogue-listingtoolbar--phone).
 */
const meta = {
  title: 'Catalogue/ListingToolbar',
  component: ListingToolbar,
  args: {
    listing: allCollections,
    count: { shown: 24, total: 119, sort: 'popular' },
    onChange: fn(),
    onCategory: fn(),
    onFilters: fn(),
    isExpanded: false,
    onFiltersIntent: fn(),
  },
} satisfies Meta<typeof ListingToolbar>

export default meta
type Story = StoryObj<typeof meta>

/** The toolbar of a listing that applies the choices. */
function Chosen(args: ListingToolbarProps) {
  const [listing, setListing] = useState(args.listing)
  return (
    <ListingToolbar
      {...args}
      listing={listing}
      onChange={(next) => {
        args.onChange(next)
        setListing(next)
      }}
    />
  )
}

/** On a phone the category is in the filter sheet. */
async function expectCategory(canvas: ReturnType<typeof within>, name: string) {
  if (innerWidth < 600) return expect(canvas.queryByRole('combobox', { name: 'Category' })).not.toBeInTheDocument()
  await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue(name)
}

export const AllProducts: Story = {
  name: 'All products',
  play: async ({ canvas }) => {
    await expectCategory(canvas, 'All')
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Popular')
    await expect(canvas.getByRole('button', { name: 'Filters', expanded: false })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(/^24 of 119 products, sorted by Popular$/)
    await expect(canvas.getByRole('button', { name: 'Grid view', pressed: true })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'List view', pressed: false })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Clear All' })).not.toBeInTheDocument()
  },
}

/** The button shows their number and that the panel is expanded. */
export const ActiveFilters: Story = {
  args: {
    listing: {
      ...allCollections,
      category: 'pure-silks',
      colors: ['Madder', 'Gold'],
      rating: 4,
      onSale: true,
      sort: 'price-low',
      isPanelOpen: true,
    },
    count: { shown: 2, total: 2, sort: 'price-low' },
    isExpanded: true,
  },
  decorators: [
    (Part) => (
      <>
        <Part />
        <aside id={panelId} aria-label="Filters" />
      </>
    ),
  ],
  name: 'Active filters',
  play: async ({ canvas }) => {
    const filters = canvas.getByRole('button', { name: 'Filters (4)', expanded: true })
    await expect(filters).toHaveAttribute('aria-controls', panelId)
    await expectCategory(canvas, 'Pure Silks')
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Price: Low to High')
    await expect(canvas.getByRole('status')).toHaveTextContent(/^2 of 2 products, sorted by Price: Low to High$/)
    await expect(canvas.getByRole('list', { name: 'Active filters' })).toBeVisible()
  },
}

/** The count is blank and keeps its space. */
export const UnknownCount: Story = {
  args: { count: undefined },
  // Same picture as AllProducts, without the counts.
  tags: ['no-picture'],
  name: 'Unknown count',
  play: async ({ canvas }) => {
    const count = canvas.getByRole('status')
    await expect(count.textContent.trim()).toBe('')
    await expect(count.getBoundingClientRect().height).toBeGreaterThanOrEqual(20)
  },
}

/** The products are those of the choice before: their order is not announced yet. */
export const StaleProducts: Story = {
  args: { listing: { ...allCollections, sort: 'newest' }, count: { shown: 24, total: 119 } },
  // Same picture as AllProducts.
  tags: ['no-picture'],
  name: 'Stale products',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^24 of 119 products$/)
  },
}

/** The page says so in place of the cards: the count is not shown, but announced. */
export const NoProducts: Story = {
  args: { count: { shown: 0, total: 0, sort: 'popular' } },
  // Same picture as AllProducts, without the counts.
  tags: ['no-picture'],
  name: 'No products',
  play: async ({ canvas }) => {
    const count = canvas.getByRole('status')
    await expect(count).toHaveTextContent(/^0 of 0 products$/)
    await expect(within(count).getByText('0 of 0 products').getBoundingClientRect().width).toBe(1)
    await expect(count.getBoundingClientRect().height).toBeGreaterThanOrEqual(20)
  },
}

/** The category is listed while it is the current one. */
export const UnknownCategory: Story = {
  name: 'Unknown category',
  args: { listing: { ...allCollections, category: 'temple-silks' }, count: { shown: 0, total: 0 } },
  // Same picture as AllProducts.
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expectCategory(canvas, 'Temple Silks')
    if (innerWidth < 600) return
    const category = canvas.getByRole('combobox', { name: 'Category' })
    const names = [...category.querySelectorAll('option')].map((option) => option.textContent)
    await expect(names[0]).toBe('All')
    await expect(names).toContain('Workwear')
    await expect(names.at(-1)).toBe('Temple Silks')
  },
}

export const Category: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  // Same picture as AllProducts.
  tags: ['behaviour', 'no-picture'],
  name: 'Another category is chosen by its slug, all categories by none',
  play: async ({ args, canvas, userEvent }) => {
    const category = canvas.getByRole('combobox', { name: 'Category' })
    await userEvent.selectOptions(category, 'Semi Silks')
    await expect(args.onCategory).toHaveBeenLastCalledWith('semi-silks', false)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Order: Story = {
  args: { listing: { ...allCollections, show: 72 } },
  render: Chosen,
  // Same picture as AllProducts.
  tags: ['behaviour', 'no-picture'],
  name: 'There are six orders; another one goes back to the first page',
  play: async ({ args, canvas, userEvent }) => {
    const order = canvas.getByRole('combobox', { name: 'Sort by' })
    await expect([...order.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
      'Popular',
      'Newest',
      'Price: Low to High',
      'Price: High to Low',
      'Rating',
      'Name',
    ])
    await userEvent.selectOptions(order, 'Newest')
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...allCollections, sort: 'newest' })
    await expect(order).toHaveDisplayValue('Newest')
  },
}

export const View: Story = {
  args: { listing: { ...allCollections, show: 72 } },
  render: Chosen,
  // Same picture as AllProducts.
  tags: ['behaviour', 'no-picture'],
  name: 'Changing the view keeps the products that are shown',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'List view' }))
    await expect(args.onChange).toHaveBeenCalledWith({ ...allCollections, show: 72, view: 'list' })
    await expect(canvas.getByRole('button', { name: 'List view', pressed: true })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Grid view', pressed: false })).toBeVisible()
  },
}

export const Filters: Story = {
  // Same picture as AllProducts.
  tags: ['behaviour', 'no-picture'],
  name: 'The filters are prefetched on hover and focus, and open on click',
  play: async ({ args, canvas, userEvent }) => {
    const filters = canvas.getByRole('button', { name: 'Filters' })
    await userEvent.hover(filters)
    await expect(args.onFiltersIntent).toHaveBeenCalledTimes(1)
    filters.focus()
    await expect(args.onFiltersIntent).toHaveBeenCalledTimes(2)
    await expect(args.onFilters).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onFilters).toHaveBeenCalledTimes(1)
    await userEvent.click(filters)
    await expect(args.onFilters).toHaveBeenCalledTimes(2)
  },
}

export const LastFilter: Story = {
  args: { listing: { ...allCollections, onSale: true } },
  render: Chosen,
  // Same picture as AllProducts.
  tags: ['behaviour', 'no-picture'],
  name: "When the last filter is removed the focus moves to the filters' button",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove On Sale' }))
    await expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus()
  },
}

export const Phone: Story = {
  args: { listing: { ...allCollections, category: 'unstitched-salwar-suites', sort: 'price-low', onSale: true } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  // The picture of ActiveFilters at 360 px shows it.
  tags: ['behaviour', 'no-picture'],
  name: 'On a phone filters and order are side by side, and nothing is wider than the window',
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    if (innerWidth >= 600) return
    const [filters, order] = [
      canvas.getByRole('button', { name: 'Filters (1)' }),
      canvas.getByRole('combobox', { name: 'Sort by' }),
    ].map((part) => part.getBoundingClientRect())
    await expect(filters?.right).toBeLessThanOrEqual(order?.left ?? 0)
    await expect(Math.abs((filters?.top ?? 0) - (order?.top ?? 99))).toBeLessThan(8)
    const value = canvas.getAllByText('Price: Low to High').find((text) => text.tagName === 'SPAN')
    await expect(value?.scrollWidth).toBe(value?.clientWidth ?? 'not shown')
  },
}
