import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { filterValuesOf } from '#domain/listing/filterValues.ts'
import { allCollections, type Listing } from '#domain/listing/listing.ts'
import { FilterPanel } from '#features/catalogue/FilterPanel/FilterPanel.tsx'
import { FilterSheet } from '#features/catalogue/FilterSheet/FilterSheet.tsx'
import { mixedProducts } from '#mocks/data.ts'

const chosen: Listing = { ...allCollections, category: 'pure-silks', colors: ['Gold'], rating: 4, sort: 'newest' }

/**
 * The filters in windows narrower than 1200 px: on a phone a sheet from the bottom of the window, with the category; on a
 * tablet it is at the left edge. On wider windows use `ListingColumns` with `FilterPanel`. In the shop the browser's Back
 * closes it too, and the choices are applied to the page when it closes.
 *
 * - It is [a dialog named 'Filters'](#anchor--catalogue-filtersheet--open) and [renders nothing while it is
 *   closed](#anchor--catalogue-filtersheet--closed).
 * - [The focus stays inside (focus trap); Escape and the button named 'Close' close
 *   it](#anchor--catalogue-filtersheet--focus-trap).
 * - [Its button shows how many products match, announces each new number politely, and closes the
 *   sheet](#anchor--catalogue-filtersheet--open).
 * - [While the number is unknown the button is 'Show products'](#anchor--catalogue-filtersheet--unknown-count); when
 *   nothing matches it is ['Show 0 products', and still works](#anchor--catalogue-filtersheet--no-results).
 * - [Clear All removes every filter and keeps category, search and order](#anchor--catalogue-filtersheet--cleared); the
 *   sheet stays open.
 * - On a phone [both buttons fit in one line, even with '1000
 *   products'](#anchor--catalogue-filtersheet--thousand-products).
 */
const meta = {
  title: 'Catalogue/FilterSheet',
  component: FilterSheet,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    listing: chosen,
    total: 44,
    onChange: fn(),
    onClose: fn(),
    children: (
      <FilterPanel
        listing={chosen}
        values={{ is: 'ready', values: filterValuesOf(mixedProducts) }}
        onChange={fn()}
        onTryAgain={fn()}
      />
    ),
  },
  decorators: [
    (Part) => (
      <div style={{ minBlockSize: '46rem' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof FilterSheet>

export default meta
type Story = StoryObj<typeof meta>

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Filters' }))

/** The button shows how many products are left, and closes the sheet. */
export const Open: Story = {
  play: async ({ args, userEvent }) => {
    const filters = await sheet()
    await expect(filters.getByRole('group', { name: 'Price range' })).toBeVisible()
    const show = filters.getByRole('button', { name: 'Show 44 products' })
    await expect(show.querySelector('[aria-live="polite"]')).toHaveTextContent('Show 44 products')
    await userEvent.click(show)
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** The button shows no number. */
export const UnknownCount: Story = {
  args: { total: undefined },
  // Same picture as Open.
  tags: ['no-picture'],
  name: 'Unknown count',
  play: async () => {
    await expect((await sheet()).getByRole('button', { name: 'Show products' })).toBeEnabled()
  },
}

/** The button says 0. */
export const NoResults: Story = {
  args: { total: 0 },
  // Same picture as Open.
  tags: ['no-picture'],
  name: 'No results',
  play: async ({ args, userEvent }) => {
    await userEvent.click((await sheet()).getByRole('button', { name: 'Show 0 products' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** On a phone both buttons fit in one line. */
export const ThousandProducts: Story = {
  args: { total: 1000 },
  globals: { viewport: { value: 'phone', isRotated: false } },
  // Same picture as Open.
  tags: ['no-picture'],
  name: 'Thousand products',
  play: async () => {
    const filters = await sheet()
    const keys = ['Clear All', 'Show 1000 products'].map((name) => filters.getByRole('button', { name }))
    for (const key of keys) {
      await expect(key.getBoundingClientRect().height).toBe(52)
      await expect(key.scrollWidth).toBeLessThanOrEqual(key.clientWidth)
    }
    await expect(new Set(keys.map((key) => key.getBoundingClientRect().top))).toHaveProperty('size', 1)
  },
}

export const Cleared: Story = {
  args: { listing: { ...chosen, search: 'temple' } },
  // Same picture as Open.
  tags: ['behaviour', 'no-picture'],
  name: 'Clear All removes every filter, keeps category and order, and the sheet stays open',
  play: async ({ args, userEvent }) => {
    await userEvent.click((await sheet()).getByRole('button', { name: 'Clear All' }))
    await expect(args.onChange).toHaveBeenCalledWith({
      ...allCollections,
      category: 'pure-silks',
      search: 'temple',
      sort: 'newest',
    })
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const FocusTrap: Story = {
  // Same picture as Open.
  tags: ['behaviour', 'no-picture'],
  name: 'The focus stays inside, and Escape and Close close the sheet',
  play: async ({ args, userEvent }) => {
    const filters = await sheet()
    const dialog = screen.getByRole('dialog')
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement)) // one in a page of HTML
    const close = filters.getByRole('button', { name: 'Close' })
    const show = filters.getByRole('button', { name: 'Show 44 products' })
    show.focus()
    await userEvent.tab()
    await expect(close).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(show).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(1)
    await userEvent.click(close)
    await expect(args.onClose).toHaveBeenCalledTimes(2)
  },
}

export const Closed: Story = {
  args: { isOpen: false },
  // Renders nothing.
  tags: ['behaviour', 'no-picture'],
  name: 'When closed it renders nothing',
  play: async () => {
    await expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument()
    await expect(screen.queryByText('Price range')).not.toBeInTheDocument()
  },
}
