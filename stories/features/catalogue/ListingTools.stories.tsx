import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { allCollections } from '#domain/listing/listing.ts'
import { panelId } from '#features/catalogue/ListingColumns/ListingColumns.tsx'
import { ListingTools, type ListingToolsProps } from '#features/catalogue/ListingTools/ListingTools.tsx'

/**
 * What stands between the title of a listing and its cards: category, order, filters, how many of how many are shown, the
 * view, and the filters in force. On a phone the order and the filters come first.
 *
 * - Category and order are selects; both views are switches, of which one is pressed.
 * - The filters' button tells how many are in force, and whether the panel is open.
 * - The count is a status, read when it changes; while nothing is known it is blank and keeps its room.
 * - A category nobody knows stands in the list as long as it is the one that is open.
 * - When the last filter goes, the filters' button takes the focus.
 */
const meta = {
  title: 'Catalogue/ListingTools',
  component: ListingTools,
  args: {
    listing: allCollections,
    count: { shown: 24, total: 119 },
    onChange: fn(),
    onCategory: fn(),
    onFilters: fn(),
    onFiltersNear: fn(),
  },
} satisfies Meta<typeof ListingTools>

export default meta
type Story = StoryObj<typeof meta>

/** The tools over a listing that takes what is chosen. */
function Chosen(args: ListingToolsProps) {
  const [listing, setListing] = useState(args.listing)
  return (
    <ListingTools
      {...args}
      listing={listing}
      onChange={(next) => {
        args.onChange(next)
        setListing(next)
      }}
    />
  )
}

export const Whole: Story = {
  name: 'All pieces in the order of the shop, and how many of them are shown',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('All')
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Popular')
    await expect(canvas.getByRole('button', { name: 'Filters', expanded: false })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(/^24 of 119 products$/)
    await expect(canvas.getByRole('button', { name: 'Grid view', pressed: true })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'List view', pressed: false })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Clear All' })).not.toBeInTheDocument()
  },
}

export const Narrowed: Story = {
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
    count: { shown: 2, total: 2 },
  },
  decorators: [
    (Part) => (
      <>
        <Part />
        <aside id={panelId} aria-label="Filters" />
      </>
    ),
  ],
  name: 'The filters in force are counted, and the open panel is told',
  play: async ({ canvas }) => {
    const filters = canvas.getByRole('button', { name: 'Filters (4)', expanded: true })
    await expect(filters).toHaveAttribute('aria-controls', panelId)
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Pure Silks')
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Price: Low to High')
    await expect(canvas.getByRole('list', { name: 'Active filters' })).toBeVisible()
  },
}

export const Counting: Story = {
  args: { count: undefined },
  // Looks as Whole does, without the figures.
  tags: ['no-picture'],
  name: 'While nothing is known the count is blank and keeps its room',
  play: async ({ canvas }) => {
    const count = canvas.getByRole('status')
    await expect(count.textContent.trim()).toBe('')
    await expect(count.getBoundingClientRect().height).toBeGreaterThanOrEqual(20)
  },
}

export const UnknownCategory: Story = {
  args: { listing: { ...allCollections, category: 'temple-silks' }, count: { shown: 0, total: 0 } },
  // Looks as Whole does.
  tags: ['no-picture'],
  name: 'A category nobody knows stands in the list while it is open',
  play: async ({ canvas }) => {
    const category = canvas.getByRole('combobox', { name: 'Category' })
    await expect(category).toHaveDisplayValue('Temple Silks')
    const names = [...category.querySelectorAll('option')].map((option) => option.textContent)
    await expect(names[0]).toBe('All')
    await expect(names).toContain('Workwear')
    await expect(names.at(-1)).toBe('Temple Silks')
  },
}

export const Category: Story = {
  // Looks as Whole does.
  tags: ['no-picture'],
  name: 'Another category is asked for by its slug, all of them by none',
  play: async ({ args, canvas, userEvent }) => {
    const category = canvas.getByRole('combobox', { name: 'Category' })
    await userEvent.selectOptions(category, 'Semi Silks')
    await expect(args.onCategory).toHaveBeenLastCalledWith('semi-silks')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Order: Story = {
  args: { listing: { ...allCollections, show: 72 } },
  render: Chosen,
  // Looks as Whole does.
  tags: ['no-picture'],
  name: 'Six orders to choose from; another begins with the first page again',
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
  // Looks as Whole does.
  tags: ['no-picture'],
  name: 'The view changes and leaves the pieces that are shown',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'List view' }))
    await expect(args.onChange).toHaveBeenCalledWith({ ...allCollections, show: 72, view: 'list' })
    await expect(canvas.getByRole('button', { name: 'List view', pressed: true })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Grid view', pressed: false })).toBeVisible()
  },
}

export const Filters: Story = {
  // Looks as Whole does.
  tags: ['no-picture'],
  name: 'The filters are fetched when the pointer or the focus comes near, and open with a press',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Filters' }))
    await expect(args.onFiltersNear).toHaveBeenCalled()
    await expect(args.onFilters).not.toHaveBeenCalled()
    canvas.getByRole('button', { name: 'Filters' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onFilters).toHaveBeenCalledOnce()
  },
}

export const LastFilter: Story = {
  args: { listing: { ...allCollections, onSale: true } },
  render: Chosen,
  // Looks as Whole does.
  tags: ['no-picture'],
  name: "When the last filter goes the filters' button takes the focus",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove On Sale' }))
    await expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus()
  },
}

export const Phone: Story = {
  args: { listing: { ...allCollections, category: 'unstitched-salwar-suites', sort: 'price-low', onSale: true } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  // Its picture at 360 px is that of Narrowed.
  tags: ['no-picture'],
  name: 'On a phone filters and order stand side by side, and nothing is wider than the window',
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    if (innerWidth >= 600) return
    const [filters, order] = [
      canvas.getByRole('button', { name: 'Filters (1)' }),
      canvas.getByRole('combobox', { name: 'Sort by' }),
    ].map((part) => part.getBoundingClientRect())
    await expect(filters?.right).toBeLessThanOrEqual(order?.left ?? 0)
    await expect(Math.abs((filters?.top ?? 0) - (order?.top ?? 99))).toBeLessThan(8)
  },
}
