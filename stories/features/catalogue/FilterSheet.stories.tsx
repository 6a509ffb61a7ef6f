import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { filterValuesOf } from '#domain/listing/filterValues.ts'
import { allCollections, type Listing } from '#domain/listing/listing.ts'
import { FilterPanel } from '#features/catalogue/FilterPanel/FilterPanel.tsx'
import { FilterSheet } from '#features/catalogue/FilterSheet/FilterSheet.tsx'
import { mixedShelf } from '#mocks/data.ts'

const chosen: Listing = { ...allCollections, category: 'pure-silks', colors: ['Gold'], rating: 4, sort: 'newest' }

/**
 * The filters on a phone: a sheet from the foot of the window, where the button was. In the shop the browser's Back closes
 * it, and what was chosen becomes the page's when it goes.
 *
 * - It is a dialog named 'Filters'; the focus stays in it, Escape and the key named 'Close' close it.
 * - Its button tells, as one chooses, how many pieces are left, and is read when that changes.
 * - Clear All takes every filter away and leaves category, search and order; the sheet stays.
 * - While nobody knows how many are left it names no number.
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
        values={{ is: 'ready', values: filterValuesOf(mixedShelf) }}
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

export const Open: Story = {
  name: 'Its button tells how many pieces are left, and closes it',
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

export const Unknown: Story = {
  args: { total: undefined },
  // Looks as Open does.
  tags: ['no-picture'],
  name: 'While nobody knows how many are left it names no number',
  play: async () => {
    await expect((await sheet()).getByRole('button', { name: 'Show products' })).toBeEnabled()
  },
}

export const None: Story = {
  args: { total: 0 },
  // Looks as Open does.
  tags: ['no-picture'],
  name: 'When nothing is left it says 0',
  play: async () => {
    await expect((await sheet()).getByRole('button', { name: 'Show 0 products' })).toBeEnabled()
  },
}

export const Thousand: Story = {
  args: { total: 1000 },
  globals: { viewport: { value: 'phone', isRotated: false } },
  // Looks as Open does.
  tags: ['no-picture'],
  name: 'On a phone both keys keep to one line, also with a thousand pieces',
  play: async () => {
    const filters = await sheet()
    for (const name of ['Clear All', 'Show 1000 products']) {
      const key = filters.getByRole('button', { name })
      await expect(key.getBoundingClientRect().height).toBe(52)
      await expect(key.scrollWidth).toBeLessThanOrEqual(key.clientWidth)
    }
  },
}

export const Cleared: Story = {
  // Looks as Open does.
  tags: ['no-picture'],
  name: 'Clear All takes every filter away, leaves category and order, and the sheet stays',
  play: async ({ args, userEvent }) => {
    await userEvent.click((await sheet()).getByRole('button', { name: 'Clear All' }))
    await expect(args.onChange).toHaveBeenCalledWith({ ...allCollections, category: 'pure-silks', sort: 'newest' })
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const Held: Story = {
  // Looks as Open does.
  tags: ['no-picture'],
  name: 'The focus stays in it, Escape and Close close it',
  play: async ({ args, userEvent }) => {
    const filters = await sheet()
    const dialog = screen.getByRole('dialog')
    for (let stop = 0; stop < 30; stop += 1) {
      await userEvent.tab()
      await expect(dialog).toContainElement(document.activeElement as HTMLElement) // an element in a page of HTML
    }
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(1)
    await userEvent.click(filters.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledTimes(2)
  },
}

export const Closed: Story = {
  args: { isOpen: false },
  // Nothing is drawn.
  tags: ['no-picture'],
  name: 'Closed there is nothing of it',
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
}
