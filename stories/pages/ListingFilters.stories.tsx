import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { catalogue } from '#mocks/data.ts'
import { handlersFor } from '#mocks/handlers.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { ListingPage } from '#pages/listing/ListingPage.tsx'
import { renderApp, pageParameters } from './renderApp.tsx'
import { expectCount, expectPage } from './pageAssertions.ts'
import { resetState } from './storedState.ts'

/**
 * The filters, the order and the view of a listing: all of it is in the address, so that Back, a reload
 * and a shared link show the same.
 *
 * - From 1200 px the filters are beside the cards, below that they are a sheet.
 * - A choice applies at once: the count is announced, a chip shows the filter.
 * - A change of category keeps the filters; Clear All keeps category and order.
 * - When nothing matches, Clear All Filters leads back to all products.
 */
const meta = {
  title: 'Pages/Listing filters',
  component: ListingPage,
  render: renderApp,
  parameters: { ...pageParameters, address: '/collections' },
  beforeEach: resetState,
} satisfies Meta<typeof ListingPage>

export default meta
type Story = StoryObj<typeof meta>

const main = () => within(screen.getByRole('main'))
const tools = () => within(main().getByRole('group', { name: 'Category, order and filters' }))
const chips = () =>
  main()
    .queryAllByRole('button', { name: /^Remove / })
    .map((chip) => chip.textContent)
const panel = async () => within(await screen.findByRole('complementary', { name: 'Filters' }))
const sheet = async () => within(await screen.findByRole('dialog', { name: 'Filters' }))
/** The prices of the cards, in their order. */
const prices = () =>
  main()
    .getAllByRole('article')
    .map((card) => within(card).getAllByText(/^₹[\d,]+$/)[0]?.textContent ?? '')
    .map((price) => Number(price.replace(/[₹,]/g, '')))

/** The filters are beside the cards, each value with its count. */
export const FiltersOpen: Story = {
  name: 'Filters open',
  parameters: { address: '/collections/pure-silks?filters=open' },
  play: async () => {
    await expectCount('15 of 15 products')
    // On a phone the address of an open panel opens nothing.
    const isWide = innerWidth >= 1200
    await expect(tools().getByRole('button', { name: 'Filters', expanded: isWide })).toBeVisible()
    if (!isWide) return
    const filters = await panel()
    const katan = await filters.findByRole('checkbox', { name: /^Katan silk/ })
    await waitFor(() => expect(katan.closest('label')).toHaveTextContent('Katan silk2'))
    await expect(filters.getByRole('checkbox', { name: 'Handloom cotton 0' })).toBeVisible()
  },
}

/** Chips, checkboxes and count follow the address. */
export const TwoFilters: Story = {
  name: 'Two filters',
  // Same picture as FiltersOpen.
  tags: ['no-picture'],
  parameters: { address: '/collections?fabric=Tussar silk&price_min=5000&price_max=10000&filters=open' },
  play: async () => {
    await expectCount('3 of 3 products')
    await expect(chips()).toEqual(['₹5,000-10,000', 'Tussar silk'])
    await expect(tools().getByRole('button', { name: 'Filters (2)' })).toBeVisible()
    if (innerWidth < 1200) return
    const filters = await panel()
    await expect(await filters.findByRole('checkbox', { name: /^Tussar silk/ })).toBeChecked()
    await expect(filters.getByRole('radio', { name: '₹5,000-10,000' })).toBeChecked()
  },
}

/** In the list view the products are below each other with their descriptions. */
export const ListView: Story = {
  name: 'List view',
  parameters: { address: '/collections?fabric=Tussar silk' },
  play: async ({ userEvent }) => {
    await expectCount('5 of 5 products')
    await userEvent.click(tools().getByRole('button', { name: 'List view', pressed: false }))
    await expect(await tools().findByRole('button', { name: 'List view', pressed: true })).toBeVisible()
    await waitFor(() => expect(main().getAllByText('Quick view')).toHaveLength(5))
    for (const { shortDescription } of catalogue.filter(({ fabric }) => fabric === 'Tussar silk')) {
      const shown = main().getByText(shortDescription)
      await (innerWidth < 600 ? expect(shown).not.toBeVisible() : expect(shown).toBeVisible())
    }
    const lefts = main()
      .getAllByRole('article')
      .map((card) => card.getBoundingClientRect().left)
    await expect(new Set(lefts)).toHaveProperty('size', 1)
  },
}

/** After a server error the filters without server data still work. */
export const ServerDown: Story = {
  name: 'Server down',
  // Pictured in Catalogue/FilterPanel and ListingBody.
  tags: ['no-picture'],
  parameters: { address: '/collections?filters=open', scenario: 'serverDown' },
  play: async () => {
    await expect(await main().findByText('Failed to load products')).toBeVisible()
    if (innerWidth < 1200) return
    const filters = await panel()
    const words = 'Color families, colors, fabrics and occasions could not be loaded.'
    await expect(await filters.findByText(words)).toBeVisible()
    await expect(filters.getByRole('radio', { name: 'Any price' })).toBeChecked()
  },
}

export const LoadedAgain: Story = {
  name: 'When Try Again has loaded the values, the focus moves to the filters',
  // Same picture as FiltersOpen.
  tags: ['behaviour', 'no-picture'],
  parameters: { address: '/collections?filters=open', scenario: 'serverDown' },
  play: async ({ msw, userEvent }) => {
    if (innerWidth < 1200) return
    const filters = await panel()
    const alert = within(await filters.findByRole('alert'))
    msw.use(...handlersFor(scenarios.open))
    await userEvent.click(alert.getByRole('button', { name: 'Try Again' }))
    await expect(await filters.findByRole('checkbox', { name: /^Katan silk/ })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('complementary', { name: 'Filters' })).toHaveFocus())
  },
}

export const Toggled: Story = {
  name: "The filters' button opens and closes them",
  // Same picture as FiltersOpen.
  tags: ['behaviour', 'no-picture'],
  play: async ({ userEvent }) => {
    await expectCount('24 of 119 products')
    if (innerWidth < 1200) return
    await userEvent.click(tools().getByRole('button', { name: 'Filters', expanded: false }))
    await panel()
    await userEvent.click(await tools().findByRole('button', { name: 'Filters', expanded: true }))
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Filters' })).not.toBeInTheDocument())
  },
}

export const Chosen: Story = {
  name: 'A choice applies at once, the next one is added, and a chip removes it',
  // Same picture as FiltersOpen.
  tags: ['behaviour', 'no-picture'],
  parameters: { address: '/collections?filters=open' },
  play: async ({ step, userEvent }) => {
    await expectCount('24 of 119 products')
    if (innerWidth < 1200) return
    const filters = await panel()
    await step('a fabric', async () => {
      await filters.findByRole('group', { name: 'Fabric' })
      await userEvent.click(
        within(filters.getByRole('group', { name: 'Fabric' })).getByRole('button', { name: /^Show all/ }),
      )
      await userEvent.click(filters.getByRole('checkbox', { name: /^Tussar silk/ }))
      await expect(filters.getByRole('checkbox', { name: /^Tussar silk/ })).toBeChecked()
      await expectCount('5 of 5 products')
      await expect(chips()).toEqual(['Tussar silk'])
    })
    await step('a price', async () => {
      await userEvent.click(filters.getByRole('radio', { name: '₹5,000-10,000' }))
      await expectCount('3 of 3 products')
      await expect(chips()).toEqual(['₹5,000-10,000', 'Tussar silk'])
    })
    await step('its chip removes the price', async () => {
      await userEvent.click(main().getByRole('button', { name: 'Remove ₹5,000-10,000' }))
      await expectCount('5 of 5 products')
      await expect(filters.getByRole('radio', { name: 'Any price' })).toBeChecked()
      await expect(main().getByRole('button', { name: 'Remove Tussar silk' })).toHaveFocus()
    })
  },
}

export const OtherCategory: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  name: 'Another category keeps the filters, and Clear All keeps the category',
  // Same picture as FiltersOpen.
  tags: ['behaviour', 'no-picture'],
  parameters: { address: '/collections?fabric=Tussar silk&sort=price-high' },
  play: async ({ userEvent }) => {
    await expectCount('5 of 5 products')
    await userEvent.selectOptions(tools().getByRole('combobox', { name: 'Category' }), 'Pure Silks')
    await expectPage('Pure Silks')
    await expectCount('3 of 3 products')
    await expect(chips()).toEqual(['Tussar silk'])
    await userEvent.click(main().getByRole('button', { name: 'Clear All' }))
    await expectCount('15 of 15 products')
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pure Silks')
    await expect(tools().getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Price: High to Low')
  },
}

export const UnknownCategory: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  name: 'An unknown category is listed in the select, and All removes it',
  // The empty listing is pictured in Pages/Listing.
  tags: ['behaviour', 'no-picture'],
  parameters: { address: '/collections/temple-silks' },
  play: async ({ userEvent }) => {
    await expectCount('0 of 0 products')
    const category = tools().getByRole('combobox', { name: 'Category' })
    await expect(category).toHaveDisplayValue('Temple Silks')
    await userEvent.selectOptions(category, 'All')
    await expectPage('All Collections')
    await expectCount('24 of 119 products')
  },
}

export const Sorted: Story = {
  name: 'Another order shows the cheapest first',
  // Same picture as Pages/Listing, in another order.
  tags: ['behaviour', 'no-picture'],
  parameters: { address: '/collections/pure-silks' },
  play: async ({ userEvent }) => {
    await expectCount('15 of 15 products')
    await userEvent.selectOptions(tools().getByRole('combobox', { name: 'Sort by' }), 'Price: Low to High')
    await waitFor(() => expect(prices()).toEqual(prices().toSorted((one, other) => one - other)))
    await expect(prices()).toHaveLength(15)
  },
}

export const ListByAddress: Story = {
  name: 'The view follows the address',
  // Same picture as ListView.
  tags: ['behaviour', 'no-picture'],
  parameters: { address: '/collections?view=list&fabric=Tussar silk' },
  play: async () => {
    await expectCount('5 of 5 products')
    await expect(tools().getByRole('button', { name: 'List view', pressed: true })).toBeVisible()
    await expect(main().getAllByText('Quick view')).toHaveLength(5)
  },
}

export const PhoneSheet: Story = {
  name: 'On a phone the filters are a sheet, which shows how many products are left, and then the products',
  // Pictured in Catalogue/FilterSheet.
  tags: ['behaviour', 'no-picture'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { address: '/collections/pure-silks' },
  play: async ({ step, userEvent }) => {
    await expectCount('15 of 15 products')
    if (innerWidth >= 1200) return
    await userEvent.click(tools().getByRole('button', { name: 'Filters' }))
    const filters = await sheet()
    await step('shows the count', async () => {
      await expect(await filters.findByRole('button', { name: 'Show 15 products' })).toBeVisible()
      await userEvent.click(filters.getByRole('radio', { name: '₹5,000-10,000' }))
      await userEvent.click(filters.getByRole('checkbox', { name: 'In Stock' }))
      const show = await filters.findByRole('button', { name: /^Show [1-9] products$/ })
      const left = /\d+/.exec(show.textContent)?.[0]
      await userEvent.click(show)
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      await expectCount(`${left} of ${left} products`)
    })
    await expect(chips()).toEqual(['₹5,000-10,000', 'In Stock'])
  },
}

export const PhoneClosed: Story = {
  name: 'Closing the sheet with Escape keeps the choices',
  // Pictured in Catalogue/FilterSheet.
  tags: ['behaviour', 'no-picture'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  // The column is hidden on a phone; its radio buttons have a `name` of their own.
  parameters: { address: '/collections/pure-silks?price_max=5000&filters=open' },
  play: async ({ userEvent }) => {
    await expectPage('Pure Silks')
    await screen.findByRole('group', { name: 'Category, order and filters' })
    if (innerWidth >= 1200) return
    await expect(screen.queryByRole('complementary', { name: 'Filters' })).not.toBeInTheDocument()
    await userEvent.click(tools().getByRole('button', { name: /^Filters/ }))
    const filters = await sheet()
    await expect(filters.getByRole('radio', { name: 'Under ₹5,000' })).toBeChecked()
    await userEvent.click(filters.getByRole('radio', { name: 'Above ₹1,00,000' }))
    await expect(filters.getByRole('radio', { name: 'Above ₹1,00,000' })).toBeChecked()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(chips()).toEqual(['Above ₹1,00,000']))
    // Outdated results are dimmed, which fails the contrast check: wait for the new ones.
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
  },
}

export const NothingLeft: Story = {
  name: 'When nothing matches, Clear All Filters leads back to all products',
  // The empty listing is pictured in Pages/Listing.
  tags: ['behaviour', 'no-picture'],
  parameters: { address: '/collections/workwear?price_min=100000&sort=name' },
  play: async ({ userEvent }) => {
    await expectCount('0 of 0 products')
    await expect(main().getByRole('heading', { level: 2, name: 'No products found' })).toBeVisible()
    const clear = main().getByRole('link', { name: 'Clear All Filters' })
    await expect(clear).toHaveAttribute('href', '/collections')
    await userEvent.click(clear)
    await expectPage('All Collections')
    await expectCount('24 of 119 products')
    await expect(chips()).toEqual([])
  },
}
