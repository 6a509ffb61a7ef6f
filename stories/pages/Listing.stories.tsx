import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { kanjivaram, plain, reduced, soldOutCotton } from '#mocks/data.ts'
import { only } from '#mocks/scenarios.ts'
import { ListingPage } from '#pages/listing/ListingPage.tsx'
import { openShop, shopWindow } from './openShop.tsx'
import { head, seeCount, seeMessage, seePage } from './seen.ts'
import { newShopper } from './shopper.ts'

/**
 * `/collections` and `/collections/{category}`, with a search, a filter or a budget. What narrows them is in
 * Pages/Listing filters.
 *
 * - The title says what is shown; a search stands before a category, a category before a filter.
 * - The count is a status: it is read when it changes, and is blank while nothing is known.
 * - Names of pieces are headings of level two, so that they can be leapt through.
 * - Another address is another title, and the browser's tab says so as well.
 * - What cannot be understood in an address is passed over in silence.
 */
const meta = {
  title: 'Pages/Listing',
  component: ListingPage,
  render: openShop,
  parameters: { ...shopWindow, address: '/collections' },
  beforeEach: newShopper,
} satisfies Meta<typeof ListingPage>

export default meta
type Story = StoryObj<typeof meta>

const main = () => within(screen.getByRole('main'))

export const AllCollections: Story = {
  name: 'All Collections shows twenty-four pieces at first',
  // Looks as Category does, longer.
  tags: ['no-picture'],
  play: async () => {
    await seePage('All Collections')
    await seeCount('24 of 119 products')
    await expect(main().getAllByRole('heading', { level: 2 })).toHaveLength(24)
    await waitFor(() =>
      expect(head()).toMatchObject({ title: 'All Collections | Padma Weaves', canonical: '/collections' }),
    )
  },
}

export const Category: Story = {
  name: 'A category has its own name, words and crumbs',
  parameters: { address: '/collections/pure-silks' },
  play: async () => {
    await seePage('Pure Silks')
    await seeCount('15 of 15 products')
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    await expect(crumbs.getByRole('link', { name: 'Collections' })).toHaveAttribute('href', '/collections')
    await expect(crumbs.getByText('Pure Silks')).toHaveAttribute('aria-current', 'page')
    await waitFor(() =>
      expect(head()).toMatchObject({ title: 'Pure Silks | Padma Weaves', canonical: '/collections/pure-silks' }),
    )
  },
}

export const CategoryByQuery: Story = {
  name: 'A category asked for in the query is the same page',
  // Looks as Category does.
  tags: ['no-picture'],
  parameters: { address: '/collections?category=pure-silks' },
  play: async () => {
    await seePage('Pure Silks')
    await seeCount('15 of 15 products')
    await waitFor(() => expect(head().canonical).toBe('/collections/pure-silks'))
  },
}

export const PathBeforeQuery: Story = {
  name: 'Of two categories the one in the path is shown',
  // Looks as Category does.
  tags: ['no-picture'],
  parameters: { address: '/collections/pure-silks?category=workwear' },
  play: async () => {
    await seePage('Pure Silks')
    await seeCount('15 of 15 products')
  },
}

export const Search: Story = {
  name: 'A search is repeated in the title, and its finds are counted',
  parameters: { address: '/collections?search=mural' },
  play: async () => {
    await seePage('Search results for "mural"')
    const found = await main().findAllByRole('article')
    await expect(main().getByText(`Found ${found.length} products`)).toBeVisible()
    await seeCount(`${found.length} of ${found.length} products`)
    await waitFor(() => expect(head().robots).toBe('noindex'))
  },
}

export const SearchFirst: Story = {
  name: 'A search stands before a category, a category before a filter',
  // Looks as Search does.
  tags: ['no-picture'],
  parameters: { address: '/collections/pure-silks?search=temple&filter=bestsellers' },
  play: async () => {
    await seePage('Search results for "temple"')
    await waitFor(() => expect(main().getByText(/^Found \d+ products$/)).toBeVisible())
    for (const card of main().getAllByRole('article')) await expect(card).toHaveTextContent(/BESTSELLER.*Pure Silks/)
  },
}

export const SearchAsTyped: Story = {
  name: 'Whatever is searched for stands in the title as it was typed',
  // Looks as Empty does.
  tags: ['no-picture'],
  parameters: { address: `/collections?search=${encodeURIComponent('<b>50% & more</b> (kasavu+zari) \\ "temple"')}` },
  play: async () => {
    await seePage('Search results for "<b>50% & more</b> (kasavu+zari) \\ "temple""')
    await expect(await main().findByRole('heading', { name: 'No products found' })).toBeVisible()
    await expect(main().getByText('Found 0 products')).toBeVisible()
  },
}

export const NewArrivals: Story = {
  name: 'The filter new is titled New Arrivals',
  // Looks as Category does.
  tags: ['no-picture'],
  parameters: { address: '/collections?filter=new' },
  play: async () => {
    await seePage('New Arrivals')
    for (const card of await main().findAllByRole('article')) await expect(card).toHaveTextContent('NEW')
    await waitFor(() => expect(head().title).toBe('New Arrivals | Padma Weaves'))
  },
}

export const Bestsellers: Story = {
  name: 'The filter bestsellers is titled Bestsellers',
  // Looks as Category does.
  tags: ['no-picture'],
  parameters: { address: '/collections?filter=bestsellers' },
  play: async () => {
    await seePage('Bestsellers')
    for (const card of await main().findAllByRole('article')) await expect(card).toHaveTextContent('BESTSELLER')
  },
}

export const SaleItems: Story = {
  name: 'The filter sale is titled Sale Items, and every piece of it is reduced',
  // Looks as Category does.
  tags: ['no-picture'],
  parameters: { address: '/collections?filter=sale' },
  play: async () => {
    await seePage('Sale Items')
    for (const card of await main().findAllByRole('article')) {
      await expect(card).toHaveTextContent(/\d+% OFF.*Original price ₹[\d,]+Save ₹[\d,]+/)
    }
  },
}

export const Budget: Story = {
  name: 'A budget shows what lies within it, both ends included',
  // Looks as Category does, longer.
  tags: ['no-picture'],
  parameters: { address: '/collections?price_min=2950&price_max=2999' },
  play: async () => {
    await seePage('All Collections')
    const cards = await main().findAllByRole('article')
    for (const card of cards) await expect(card).toHaveTextContent(/₹2,9[5-9]\d/)
    await expect(main().getAllByText('₹2,950').length).toBeGreaterThan(0)
    await expect(main().getAllByText('₹2,999').length).toBeGreaterThan(0)
  },
}

export const BudgetTurned: Story = {
  name: 'A budget given the wrong way round is turned',
  // Looks as Category does.
  tags: ['no-picture'],
  parameters: { address: '/collections?price_min=100000&price_max=50000' },
  play: async () => {
    await seeCount('2 of 2 products')
  },
}

export const WithoutUpperEnd: Story = {
  name: 'Without a budget the pieces above ₹1,00,000 are there as well',
  // Looks as Category does.
  tags: ['no-picture'],
  parameters: { address: '/collections?price_min=100000' },
  play: async () => {
    await seeCount('2 of 2 products')
    await expect(main().getByText('₹1,65,000')).toBeVisible()
  },
}

export const ForeignParameters: Story = {
  name: 'What an address says in words the shop does not know is passed over',
  // Looks as Category does, longer.
  tags: ['no-picture'],
  parameters: { address: '/collections?filter=cheap&price_min=dear&price_max=-1&show=7&utm_source=letter' },
  play: async () => {
    await seePage('All Collections')
    await seeCount('24 of 119 products')
  },
}

export const UnknownCategory: Story = {
  name: 'A category nobody knows is empty, and kept from search engines',
  // Looks as Empty does.
  tags: ['no-picture'],
  parameters: { address: '/collections/temple-silks' },
  play: async () => {
    await seePage('Temple Silks')
    await expect(await main().findByRole('heading', { name: 'No products found' })).toBeVisible()
    await waitFor(() => expect(head().robots).toBe('noindex'))
  },
}

export const ShowMore: Story = {
  name: 'Show more adds twenty-four to those that are there',
  // Looks as Category does, longer.
  tags: ['no-picture'],
  play: async ({ userEvent }) => {
    await seeCount('24 of 119 products')
    const [first] = main().getAllByRole('article')
    await userEvent.click(main().getByRole('link', { name: 'Show more' }))
    await seeCount('48 of 119 products')
    await expect(main().getAllByRole('article')[0]).toBe(first)
  },
}

export const FromCard: Story = {
  name: 'A card adds its piece to the cart, saves it, and leads to it by quick view',
  // Looks as FewPieces does.
  tags: ['no-picture'],
  parameters: { scenario: only(kanjivaram.key, plain.key) },
  play: async ({ step, userEvent }) => {
    await seeCount('2 of 2 products')
    await step('adds', async () => {
      await userEvent.click(main().getByRole('button', { name: `Add to Cart: ${plain.name}` }))
      await seeMessage('Added to cart!')
      await expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
    })
    await step('saves', async () => {
      const heart = { name: `Save ${plain.name} to wishlist` }
      await userEvent.click(main().getByRole('button', { ...heart, pressed: false }))
      await expect(await main().findByRole('button', { ...heart, pressed: true })).toBeVisible()
    })
    await step('leads', async () => {
      await userEvent.click(main().getByRole('button', { name: `Quick view: ${plain.name}` }))
      await seePage(plain.name)
    })
  },
}

export const ShowLast: Story = {
  name: 'When all are shown there is no more to ask for',
  // Looks as Category does.
  tags: ['no-picture'],
  parameters: { address: '/collections/unstitched-salwar-suites' },
  play: async () => {
    await seeCount('16 of 16 products')
    await expect(main().queryByRole('link', { name: 'Show more' })).not.toBeInTheDocument()
  },
}

export const FewPieces: Story = {
  name: 'Three pieces stand level in one row',
  // Looks as Category does, shorter.
  tags: ['no-picture'],
  parameters: { scenario: only(kanjivaram.key, reduced.key, soldOutCotton.key) },
  play: async () => {
    await seeCount('3 of 3 products')
    const names = main().getAllByRole('heading', { level: 2 })
    await expect(new Set(names.map((name) => name.getBoundingClientRect().top)).size).toBe(1)
  },
}

export const Loading: Story = {
  name: 'While the pieces are under way their places are kept and nothing is counted',
  // Catalogue/ListingBody has its picture.
  tags: ['no-picture'],
  parameters: { scenario: 'stillLoading' },
  play: async () => {
    await seePage('All Collections')
    await expect(main().getByText('Loading...')).toBeInTheDocument()
    await expect(main().queryByText(/products$/)).not.toBeInTheDocument()
  },
}

export const Empty: Story = {
  name: 'Without a find it says so and leads back to everything',
  parameters: { address: '/collections?search=denim' },
  play: async () => {
    await seePage('Search results for "denim"')
    await expect(await main().findByRole('heading', { level: 2, name: 'No products found' })).toBeVisible()
    await expect(main().getByRole('link', { name: 'Clear All Filters' })).toHaveAttribute('href', '/collections')
  },
}

export const ServerDown: Story = {
  name: 'A store that fails is an alert with Try Again',
  parameters: { scenario: 'serverDown' },
  play: async () => {
    const alert = within(await screen.findByRole('alert', undefined, { timeout: 5000 }))
    await expect(alert.getByRole('heading', { level: 2, name: 'Error Loading Products' })).toBeVisible()
    await expect(alert.getByText('Failed to load products')).toBeVisible()
    await expect(alert.getByRole('button', { name: 'Try Again' })).toBeVisible()
  },
}

export const Offline: Story = {
  name: 'Without a network it says the same',
  // Looks as ServerDown does.
  tags: ['no-picture'],
  parameters: { scenario: 'offline' },
  play: async () => {
    await expect(await screen.findByRole('alert', undefined, { timeout: 5000 })).toHaveTextContent(
      'Error Loading Products',
    )
  },
}
