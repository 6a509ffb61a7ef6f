import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { allCollections, type Listing } from '#domain/listing/listing.ts'
import { FilterChips, type FilterChipsProps } from '#features/catalogue/FilterChips/FilterChips.tsx'

const three: Listing = { ...allCollections, category: 'pure-silks', colors: ['Madder', 'Gold'], rating: 4 }

/**
 * The active filters of a listing, each as a chip that removes it, and Clear All. Use it above a listing, as
 * `ListingToolbar` does; where filters are chosen use `FilterPanel`. When no filter is left it renders nothing, so its
 * parent must move the focus.
 *
 * - It is [a list named 'Active filters'](#anchor--catalogue-filterchips--three-filters); each chip is a button named
 *   'Remove …' plus its visible text.
 * - [Category, search and order have no chip](#anchor--catalogue-filterchips--no-filters): they define the listing
 *   itself.
 * - Tab reaches each chip, Enter removes it. Then [the focus moves to the next chip, and from the last one to Clear
 *   All](#anchor--catalogue-filterchips--focus).
 * - [Clear All removes every filter and keeps category, search and order](#anchor--catalogue-filterchips--cleared).
 * - [A price range that is no preset is shown by its two ends](#anchor--catalogue-filterchips--prices); without an upper
 *   end [it is '₹3,000 and above'](#anchor--catalogue-filterchips--without-upper-end).
 * - [A long value is truncated, and widens neither its chip nor the page](#anchor--catalogue-filterchips--long-value);
 *   the name of its button is not truncated. On phones the chips are one line that scrolls sideways.
 */
const meta = {
  title: 'Catalogue/FilterChips',
  component: FilterChips,
  args: { listing: three, onChange: fn() },
} satisfies Meta<typeof FilterChips>

export default meta
type Story = StoryObj<typeof meta>

/** The chips above a listing that applies the removals. */
function Chosen(args: FilterChipsProps) {
  const [listing, setListing] = useState(args.listing)
  return (
    <FilterChips
      listing={listing}
      onChange={(next) => {
        args.onChange(next)
        setListing(next)
      }}
    />
  )
}

/** A click removes one filter and keeps the others. */
export const ThreeFilters: Story = {
  name: 'Three filters',
  play: async ({ args, canvas, userEvent }) => {
    const chips = within(canvas.getByRole('list', { name: 'Active filters' })).getAllByRole('listitem')
    await expect(chips.map((chip) => chip.textContent)).toEqual(['Madder', 'Gold', '4 and up'])
    for (const chip of chips) {
      await expect(within(chip).getByRole('button')).toHaveAccessibleName(`Remove ${chip.textContent}`)
    }
    // Wrapped, they need no space of the page's gutter.
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Gold' }))
    await expect(args.onChange).toHaveBeenCalledWith({ ...three, colors: ['Madder'] })
  },
}

export const EveryKind: Story = {
  name: 'Every kind',
  args: {
    listing: {
      ...allCollections,
      priceMin: 5000,
      priceMax: 10_000,
      colors: ['Kasavu cream'],
      fabrics: ['Handloom cotton'],
      occasions: ['Onam'],
      subcategories: ['Traditional'],
      brands: ['Padma Weaves'],
      rating: 4,
      availability: ['in-stock', 'pre-order', 'limited-edition'],
      onSale: true,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual([
      '₹5,000-10,000',
      'Kasavu cream',
      'Handloom cotton',
      'Onam',
      'Traditional',
      'Padma Weaves',
      '4 and up',
      'In Stock',
      'Pre-order',
      'Limited Edition',
      'On Sale',
    ])
  },
}

/** The value is truncated, and widens neither chip nor page. */
export const LongValue: Story = {
  name: 'Long value',
  args: {
    listing: {
      ...allCollections,
      fabrics: ['Handspun khadi cotton of the looms behind the temple tank of Balaramapuram, dyed in indigo vats'],
      occasions: ['abalaramapuramkasavusetmunduwithtemplebordermayilpeeliandatasselateverycorner'],
    },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ args, canvas }) => {
    for (const value of [...args.listing.fabrics, ...args.listing.occasions]) {
      const chip = canvas.getByRole('button', { name: `Remove ${value}` })
      await expect(chip.scrollWidth).toBeLessThanOrEqual(chip.clientWidth)
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const Prices: Story = {
  args: { listing: { ...allCollections, priceMin: 3000, priceMax: 4500 } },
  // Same picture as ThreeFilters.
  tags: ['behaviour', 'no-picture'],
  name: 'A price range that is no preset is shown by its two ends',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove ₹3,000 – ₹4,500' }))
    await expect(args.onChange).toHaveBeenCalledWith(allCollections)
  },
}

export const WithoutUpperEnd: Story = {
  args: { listing: { ...allCollections, priceMin: 3000 } },
  // Same picture as ThreeFilters.
  tags: ['behaviour', 'no-picture'],
  name: 'A price range without an upper end',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove ₹3,000 and above' })).toBeVisible()
  },
}

export const Focus: Story = {
  render: Chosen,
  // Same picture as ThreeFilters.
  tags: ['behaviour', 'no-picture'],
  name: 'After a removal the focus moves to the neighbouring chip, at last to Clear All',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove Madder' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Remove Gold' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('button', { name: 'Remove 4 and up' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Clear All' })).toHaveFocus()
  },
}

export const Cleared: Story = {
  args: { listing: { ...three, search: 'temple', sort: 'price-low', priceMax: 5000 } },
  render: Chosen,
  // Ends empty.
  tags: ['behaviour', 'no-picture'],
  name: 'Clear All removes every filter and keeps category, search and order',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear All' }))
    await expect(args.onChange).toHaveBeenCalledWith({
      ...allCollections,
      category: 'pure-silks',
      search: 'temple',
      sort: 'price-low',
    })
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const NoFilters: Story = {
  args: { listing: { ...allCollections, category: 'pure-silks', search: 'temple', filter: 'sale', sort: 'newest' } },
  // Renders nothing.
  tags: ['behaviour', 'no-picture'],
  name: 'Category, search and order are not shown as filters',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const FocusedInView: Story = {
  args: { listing: { ...three, fabrics: ['Mulberry silk', 'Linen'], occasions: ['Wedding'] } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  // Same picture as ThreeFilters, scrolled.
  tags: ['behaviour', 'no-picture'],
  name: 'On phones a chip with the focus is in the window, with its ring',
  play: async ({ canvas }) => {
    for (const chip of canvas.getAllByRole('button')) {
      chip.focus()
      const { left, right } = chip.getBoundingClientRect()
      await expect(left).toBeGreaterThanOrEqual(4)
      await expect(right).toBeLessThanOrEqual(innerWidth - 4)
    }
  },
}
