import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ListingPage } from '#pages/listing/ListingPage.tsx'
import { openShop, shopWindow } from './openShop.tsx'
import { seeCount, seePage } from './seen.ts'
import { newShopper } from './shopper.ts'

/**
 * What a shopper narrows a listing by, the order and the view: all of it stands in the address, so that Back, a reload
 * and a friend see the same.
 *
 * - From 1200 px the filters stand beside the cards, below that they are a sheet of a phone.
 * - A choice holds at once: the count is read, a chip says what is in force.
 * - Another category keeps what was chosen; Clear All keeps category and order.
 * - Where nothing is left, Clear All Filters leads back to everything.
 */
const meta = {
  title: 'Pages/Listing filters',
  component: ListingPage,
  render: openShop,
  parameters: { ...shopWindow, address: '/collections' },
  beforeEach: newShopper,
} satisfies Meta<typeof ListingPage>

export default meta
type Story = StoryObj<typeof meta>

const main = () => within(screen.getByRole('main'))
const tools = () => within(main().getByRole('group', { name: 'Category, order and filters' }))
const chips = () =>
  main()
    .queryAllByRole('button', { name: /^Remove / })
    .map((chip) => chip.textContent)
const panel = async () => within(await screen.findByRole('complementary', { name: 'Filters' }, { timeout: 5000 }))
const sheet = async () => within(await screen.findByRole('dialog', { name: 'Filters' }, { timeout: 5000 }))
/** What the cards cost, in their order. */
const prices = () =>
  main()
    .getAllByRole('article')
    .map((card) => Number(/₹([\d,]+)/.exec(card.textContent)?.[1]?.replaceAll(',', '')))

export const Open: Story = {
  name: 'The filters stand beside the cards, each value with how many it would leave',
  parameters: { address: '/collections/pure-silks?filters=open' },
  play: async () => {
    await seeCount('15 of 15 products')
    await expect(tools().getByRole('button', { name: 'Filters', expanded: true })).toBeVisible()
    // On a phone the address of an open panel opens nothing.
    if (innerWidth < 1200) return
    const filters = await panel()
    const katan = await filters.findByRole('checkbox', { name: /^Katan silk/ }, { timeout: 5000 })
    await waitFor(() => expect(katan.closest('label')).toHaveTextContent('Katan silk2'), { timeout: 5000 })
    await expect(filters.getByRole('checkbox', { name: 'Handloom cotton 0' })).toBeVisible()
  },
}

export const ByAddress: Story = {
  name: 'An address says what is chosen: chips, ticks and count agree',
  // Looks as Open does.
  tags: ['no-picture'],
  parameters: { address: '/collections?fabric=Tussar silk&price_min=5000&price_max=10000&filters=open' },
  play: async () => {
    await seeCount('3 of 3 products')
    await expect(chips()).toEqual(['₹5,000-10,000', 'Tussar silk'])
    await expect(tools().getByRole('button', { name: 'Filters (2)' })).toBeVisible()
    if (innerWidth < 1200) return
    const filters = await panel()
    await expect(await filters.findByRole('checkbox', { name: /^Tussar silk/ }, { timeout: 5000 })).toBeChecked()
    await expect(filters.getByRole('radio', { name: '₹5,000-10,000' })).toBeChecked()
  },
}

export const Toggled: Story = {
  name: "The filters' button opens them, and closes them again",
  // Looks as Open does.
  tags: ['no-picture'],
  play: async ({ userEvent }) => {
    await seeCount('24 of 119 products')
    if (innerWidth < 1200) return
    await userEvent.click(tools().getByRole('button', { name: 'Filters', expanded: false }))
    await panel()
    await userEvent.click(await tools().findByRole('button', { name: 'Filters', expanded: true }))
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Filters' })).not.toBeInTheDocument())
  },
}

export const Chosen: Story = {
  name: 'A choice holds at once, the next one joins it, and a chip takes it back',
  // Looks as Open does.
  tags: ['no-picture'],
  parameters: { address: '/collections?filters=open' },
  play: async ({ step, userEvent }) => {
    await seeCount('24 of 119 products')
    if (innerWidth < 1200) return
    const filters = await panel()
    await step('a fabric', async () => {
      await filters.findByRole('group', { name: 'Fabric' }, { timeout: 5000 })
      await userEvent.click(
        within(filters.getByRole('group', { name: 'Fabric' })).getByRole('button', { name: /^Show all/ }),
      )
      await userEvent.click(filters.getByRole('checkbox', { name: /^Tussar silk/ }))
      await expect(filters.getByRole('checkbox', { name: /^Tussar silk/ })).toBeChecked()
      await seeCount('5 of 5 products')
      await expect(chips()).toEqual(['Tussar silk'])
    })
    await step('and a price', async () => {
      await userEvent.click(filters.getByRole('radio', { name: '₹5,000-10,000' }))
      await seeCount('3 of 3 products')
      await expect(chips()).toEqual(['₹5,000-10,000', 'Tussar silk'])
    })
    await step('the price is taken back by its chip', async () => {
      await userEvent.click(main().getByRole('button', { name: 'Remove ₹5,000-10,000' }))
      await seeCount('5 of 5 products')
      await expect(filters.getByRole('radio', { name: 'Any price' })).toBeChecked()
      await expect(main().getByRole('button', { name: 'Remove Tussar silk' })).toHaveFocus()
    })
  },
}

export const OtherCategory: Story = {
  name: 'Another category keeps what was chosen, and Clear All keeps the category',
  // Looks as Open does.
  tags: ['no-picture'],
  parameters: { address: '/collections?fabric=Tussar silk&sort=price-high' },
  play: async ({ userEvent }) => {
    await seeCount('5 of 5 products')
    await userEvent.selectOptions(tools().getByRole('combobox', { name: 'Category' }), 'Pure Silks')
    await seePage('Pure Silks')
    await seeCount('3 of 3 products')
    await expect(chips()).toEqual(['Tussar silk'])
    await userEvent.click(main().getByRole('button', { name: 'Clear All' }))
    await seeCount('15 of 15 products')
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pure Silks')
    await expect(tools().getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Price: High to Low')
  },
}

export const UnknownCategory: Story = {
  name: 'A category nobody knows stands in its select, and All leads out of it',
  // Pages/Listing has the picture of what is empty.
  tags: ['no-picture'],
  parameters: { address: '/collections/temple-silks' },
  play: async ({ userEvent }) => {
    await seeCount('0 of 0 products')
    const category = tools().getByRole('combobox', { name: 'Category' })
    await expect(category).toHaveDisplayValue('Temple Silks')
    await userEvent.selectOptions(category, 'All')
    await seePage('All Collections')
    await seeCount('24 of 119 products')
  },
}

export const Sorted: Story = {
  name: 'Another order brings the cheapest to the front',
  // Looks as Pages/Listing does, in another order.
  tags: ['no-picture'],
  parameters: { address: '/collections/pure-silks' },
  play: async ({ userEvent }) => {
    await seeCount('15 of 15 products')
    await userEvent.selectOptions(tools().getByRole('combobox', { name: 'Sort by' }), 'Price: Low to High')
    await waitFor(() => expect(prices()).toEqual(prices().toSorted((one, other) => one - other)), { timeout: 5000 })
    await expect(prices()).toHaveLength(15)
  },
}

export const ListView: Story = {
  name: 'In the list view the pieces lie under each other with their words',
  parameters: { address: '/collections?fabric=Tussar silk' },
  play: async ({ userEvent }) => {
    await seeCount('5 of 5 products')
    await userEvent.click(tools().getByRole('button', { name: 'List view', pressed: false }))
    await expect(await tools().findByRole('button', { name: 'List view', pressed: true })).toBeVisible()
    await waitFor(() => expect(main().getAllByText('Quick view')).toHaveLength(5))
    const lefts = main()
      .getAllByRole('article')
      .map((card) => card.getBoundingClientRect().left)
    await expect(new Set(lefts)).toHaveProperty('size', 1)
  },
}

export const ListByAddress: Story = {
  name: 'An address says the view',
  // Looks as ListView does.
  tags: ['no-picture'],
  parameters: { address: '/collections?view=list&fabric=Tussar silk' },
  play: async () => {
    await seeCount('5 of 5 products')
    await expect(tools().getByRole('button', { name: 'List view', pressed: true })).toBeVisible()
    await expect(main().getAllByText('Quick view')).toHaveLength(5)
  },
}

export const PhoneSheet: Story = {
  name: 'On a phone the filters are a sheet, which tells how many are left and then shows them',
  // Catalogue/FilterSheet has its picture.
  tags: ['no-picture'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { address: '/collections/pure-silks' },
  play: async ({ step, userEvent }) => {
    await seeCount('15 of 15 products')
    if (innerWidth >= 1200) return
    await userEvent.click(tools().getByRole('button', { name: 'Filters' }))
    const filters = await sheet()
    await step('tells', async () => {
      await expect(await filters.findByRole('button', { name: 'Show 15 products' })).toBeVisible()
      await userEvent.click(filters.getByRole('radio', { name: '₹5,000-10,000' }))
      await userEvent.click(filters.getByRole('checkbox', { name: 'In Stock' }))
      const show = await filters.findByRole('button', { name: /^Show [1-9] products$/ }, { timeout: 5000 })
      const left = /\d+/.exec(show.textContent)?.[0]
      await userEvent.click(show)
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      await seeCount(`${left} of ${left} products`)
    })
    await expect(chips()).toEqual(['₹5,000-10,000', 'In Stock'])
  },
}

export const PhoneClosed: Story = {
  name: 'Closed by Escape, the sheet leaves what was chosen in it',
  // Catalogue/FilterSheet has its picture.
  tags: ['no-picture'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  // The column, which a phone does not show, keeps its radios to itself.
  parameters: { address: '/collections/pure-silks?price_max=5000&filters=open' },
  play: async ({ userEvent }) => {
    await seePage('Pure Silks')
    await screen.findByRole('group', { name: 'Category, order and filters' }, { timeout: 5000 })
    if (innerWidth >= 1200) return
    await userEvent.click(tools().getByRole('button', { name: /^Filters/ }))
    const filters = await sheet()
    await expect(filters.getByRole('radio', { name: 'Under ₹5,000' })).toBeChecked()
    await userEvent.click(filters.getByRole('radio', { name: 'Above ₹1,00,000' }))
    await expect(filters.getByRole('radio', { name: 'Above ₹1,00,000' })).toBeChecked()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(chips()).toEqual(['Above ₹1,00,000']), { timeout: 5000 })
  },
}

export const NothingLeft: Story = {
  name: 'Where the filters leave nothing, Clear All Filters leads back to everything',
  // Pages/Listing has the picture of what is empty.
  tags: ['no-picture'],
  parameters: { address: '/collections/workwear?price_min=100000&sort=name' },
  play: async ({ userEvent }) => {
    await seeCount('0 of 0 products')
    await expect(main().getByRole('heading', { level: 2, name: 'No products found' })).toBeVisible()
    const clear = main().getByRole('link', { name: 'Clear All Filters' })
    await expect(clear).toHaveAttribute('href', '/collections')
    await userEvent.click(clear)
    await seePage('All Collections')
    await seeCount('24 of 119 products')
    await expect(chips()).toEqual([])
  },
}

export const ServerDown: Story = {
  name: 'A store that fails leaves the filters that need none of it',
  // Catalogue/FilterPanel and ListingBody have the pictures.
  tags: ['no-picture'],
  parameters: { address: '/collections?filters=open', scenario: 'serverDown' },
  play: async () => {
    await expect(await main().findByText('Failed to load products', undefined, { timeout: 5000 })).toBeVisible()
    if (innerWidth < 1200) return
    const filters = await panel()
    const words = 'Colors, fabrics and occasions could not be loaded.'
    await expect(await filters.findByText(words, undefined, { timeout: 5000 })).toBeVisible()
    await expect(filters.getByRole('radio', { name: 'Any price' })).toBeChecked()
  },
}
