import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { kanjivaram, plain, reduced, soldOutCotton } from '#mocks/data.ts'
import { only } from '#mocks/scenarios.ts'
import { ListingPage } from '#pages/listing/ListingPage.tsx'
import { categoryFacts } from '#site/categories.ts'
import { ownCart, ownWishlist } from './chosenByToolbar.ts'
import { renderApp, pageParameters } from './renderApp.tsx'
import { documentHead, expectCount, expectMessage, expectPage } from './pageAssertions.ts'
import { resetState } from './storedState.ts'

/**
 * `/collections` and `/collections/{category}`, with a search, a filter or a budget. The filters are in
 * Pages/Listing filters.
 *
 * - The title says what is shown; a search takes precedence over a category, a category over a filter.
 * - The count is a status: announced when it changes, and blank while it is unknown.
 * - Product names are headings of level two, so that screen readers can jump between them.
 * - Each address has its own title, also in the browser's tab.
 * - Invalid parts of an address are ignored.
 */
const meta = {
  title: 'Pages/Listing',
  component: ListingPage,
  render: renderApp,
  parameters: { ...pageParameters, address: '/collections' },
  beforeEach: resetState,
} satisfies Meta<typeof ListingPage>

export default meta
type Story = StoryObj<typeof meta>

const main = () => within(screen.getByRole('main'))
const tools = () => main().getByRole('group', { name: 'Category, order and filters' })
const count = () => within(tools()).getByRole('status')

/** All Collections starts with twenty-four products. */
export const AllCollections: Story = {
  name: 'All collections',
  // Same picture as Category, longer.
  tags: ['no-picture'],
  play: async () => {
    await expectPage('All Collections')
    await expectCount('24 of 119 products')
    await expect(main().getAllByRole('heading', { level: 2 })).toHaveLength(24)
    await waitFor(() =>
      expect(documentHead()).toMatchObject({ title: 'All Collections | Padma Weaves', canonical: '/collections' }),
    )
  },
}

/** A category has its own name, text and breadcrumbs. */
export const Category: Story = {
  parameters: { address: '/collections/pure-silks' },
  play: async () => {
    await expectPage('Pure Silks')
    await expectCount('15 of 15 products')
    await expect(main().getByText(categoryFacts['pure-silks'].description)).toBeVisible()
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    await expect(crumbs.getByRole('link', { name: 'Collections' })).toHaveAttribute('href', '/collections')
    await expect(crumbs.getByText('Pure Silks')).toHaveAttribute('aria-current', 'page')
    await waitFor(() =>
      expect(documentHead()).toMatchObject({
        title: 'Pure Silks | Padma Weaves',
        canonical: '/collections/pure-silks',
      }),
    )
  },
}

/** A search is repeated in the title, and its matches are counted. */
export const Search: Story = {
  parameters: { address: '/collections?search=mural' },
  play: async () => {
    await expectPage('Search results for "mural"')
    const found = await main().findAllByRole('article')
    await expect(main().getByText(`Found ${found.length} products`)).toBeVisible()
    await expectCount(`${found.length} of ${found.length} products`)
    await waitFor(() =>
      expect(documentHead()).toMatchObject({
        title: 'Search results for "mural" | Padma Weaves',
        robots: 'noindex',
      }),
    )
  },
}

/** The filter new is titled New Arrivals. */
export const NewArrivals: Story = {
  name: 'New arrivals',
  // Same picture as Category.
  tags: ['no-picture'],
  parameters: { address: '/collections?filter=new' },
  play: async () => {
    await expectPage('New Arrivals')
    for (const card of await main().findAllByRole('article')) await expect(card).toHaveTextContent('NEW')
    await waitFor(() => expect(documentHead().title).toBe('New Arrivals | Padma Weaves'))
  },
}

/** The filter bestsellers is titled Bestsellers. */
export const Bestsellers: Story = {
  // Same picture as Category.
  tags: ['no-picture'],
  parameters: { address: '/collections?filter=bestsellers' },
  play: async () => {
    await expectPage('Bestsellers')
    for (const card of await main().findAllByRole('article')) await expect(card).toHaveTextContent('BESTSELLER')
    await waitFor(() => expect(documentHead().title).toBe('Bestsellers | Padma Weaves'))
  },
}

/** The filter sale is titled Sale Items, and all its products are reduced. */
export const SaleItems: Story = {
  name: 'Sale items',
  // Same picture as Category.
  tags: ['no-picture'],
  parameters: { address: '/collections?filter=sale' },
  play: async () => {
    await expectPage('Sale Items')
    for (const card of await main().findAllByRole('article')) {
      await expect(card).toHaveTextContent(/\d+% OFF.*Original price ₹[\d,]+Save ₹[\d,]+/)
    }
    await waitFor(() => expect(documentHead().title).toBe('Sale Items | Padma Weaves'))
  },
}

/** A budget includes its minimum and maximum. */
export const Budget: Story = {
  // Same picture as Category, longer.
  tags: ['no-picture'],
  parameters: { address: '/collections?price_min=2950&price_max=2999' },
  play: async () => {
    await expectPage('All Collections')
    const cards = await main().findAllByRole('article')
    for (const card of cards) await expect(card).toHaveTextContent(/₹2,9[5-9]\d/)
    await expect(main().getAllByText('₹2,950').length).toBeGreaterThan(0)
    await expect(main().getAllByText('₹2,999').length).toBeGreaterThan(0)
  },
}

/** Three products are aligned in one row. */
export const ThreeProducts: Story = {
  name: 'Three products',
  // Same picture as Category, shorter.
  tags: ['no-picture'],
  parameters: { scenario: only(kanjivaram.key, reduced.key, soldOutCotton.key) },
  play: async () => {
    await expectCount('3 of 3 products')
    const names = main().getAllByRole('heading', { level: 2 })
    // Two to a row of a phone.
    const rows = innerWidth < 600 ? 2 : 1
    await expect(new Set(names.map((name) => name.getBoundingClientRect().top)).size).toBe(rows)
  },
}

/** Placeholders, and no count. */
export const Loading: Story = {
  // Pictured in Catalogue/ListingBody.
  tags: ['no-picture'],
  parameters: { scenario: 'stillLoading' },
  play: async () => {
    await expectPage('All Collections')
    await expect(main().getByText('Loading...')).toBeInTheDocument()
    await expect(count()).toHaveTextContent(/^$/)
    await expect(main().queryByText(/products$/)).not.toBeInTheDocument()
  },
}

/** The categories, the chat and the bestsellers are offered instead. */
export const Empty: Story = {
  name: 'No results',
  parameters: { address: '/collections?search=denim' },
  play: async () => {
    await expectPage('Search results for "denim"')
    await expect(await main().findByRole('heading', { level: 2, name: 'No products found' })).toBeVisible()
    await expect(main().getByText('Try another word, or adjust your filters to see more pieces.')).toBeVisible()
    await expect(main().getByRole('link', { name: 'Clear All Filters' })).toHaveAttribute('href', '/collections')
    const categories = within(await main().findByRole('navigation', { name: 'Categories' }))
    await expect(categories.getAllByRole('link')).toHaveLength(7)
    const chat = new URL(main().getByRole<HTMLAnchorElement>('link', { name: 'Ask us to find it' }).href)
    await expect(chat.searchParams.get('text')).toBe('Namaste, I am looking for: denim')
    const popular = within(await main().findByRole('region', { name: 'Bestsellers' }))
    await expect(popular.getAllByRole('article')).toHaveLength(4)
  },
}

/** Where no known word is near every unknown one, no other search is offered. */
export const NearestSearch: Story = {
  name: 'Nearest search',
  // Same picture as Empty, with other buttons.
  tags: ['no-picture'],
  parameters: { address: '/collections?search=kanjavoram%20qwrtplk&rating=4' },
  play: async () => {
    await expectPage('Search results for "kanjavoram qwrtplk"')
    await expect(await main().findByRole('link', { name: 'Clear All Filters' })).toHaveAttribute('href', '/collections')
    await expect(main().queryByRole('link', { name: /^Did you mean|, without “/ })).not.toBeInTheDocument()
  },
}

/**
 * A search without a match offers the nearest search with one. A word that no product has is named, and left out of the
 * search.
 */
export const UnknownWord: Story = {
  name: 'Unknown word',
  // Same picture as Empty, with other buttons.
  tags: ['no-picture'],
  parameters: { address: '/collections?search=red%20kanjavoram' },
  play: async () => {
    const corrected = await main().findByRole('link', { name: 'Did you mean “red kanjivaram”?' })
    await expect(corrected).toHaveAttribute('href', '/collections?search=red+kanjivaram')
    await expect(main().getByRole('link', { name: 'red, without “kanjavoram”' })).toBeVisible()
  },
}

/** An unknown category is empty and not indexed. */
export const UnknownCategory: Story = {
  name: 'Unknown category',
  // Same picture as Empty.
  tags: ['no-picture'],
  parameters: { address: '/collections/temple-silks' },
  play: async () => {
    await expectPage('Temple Silks')
    await expect(await main().findByRole('heading', { name: 'No products found' })).toBeVisible()
    await waitFor(() => expect(documentHead().robots).toBe('noindex'))
  },
}

/** The link of an unavailable product leads here, with similar products above. */
export const UnavailableProduct: Story = {
  name: 'Unavailable product',
  // Same picture as Category, with a row of products above.
  tags: ['no-picture'],
  parameters: { address: '/collections?gone=ps-99' },
  play: async () => {
    await expectPage('All Collections')
    await expect(main().getByText(/no longer in the shop/)).toBeVisible()
    const similar = await main().findByRole('region', { name: 'You might also like' })
    await expect(similar.compareDocumentPosition(tools())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const like = within(similar)
    await expect(await like.findAllByRole('article')).toHaveLength(4)
    await expect(like.getAllByRole('link')[0]).toHaveAttribute('href', expect.stringContaining('/product/ps-'))
    await waitFor(() => expect(documentHead().canonical).toBe('/collections'))
  },
}

/** A server error is an alert with Try Again. */
export const ServerDown: Story = {
  name: 'Server down',
  parameters: { scenario: 'serverDown' },
  play: async () => {
    const alert = within(await screen.findByRole('alert'))
    await expect(alert.getByRole('heading', { level: 2, name: 'Error Loading Products' })).toBeVisible()
    await expect(alert.getByText('Failed to load products')).toBeVisible()
    await expect(alert.getByRole('button', { name: 'Try Again' })).toBeVisible()
  },
}

/** A network error is the same alert. */
export const Offline: Story = {
  // Same picture as ServerDown.
  tags: ['no-picture'],
  parameters: { scenario: 'offline' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Error Loading Products')
  },
}

export const CategoryByQuery: Story = {
  name: 'A category in the query is the same page',
  // Same picture as Category.
  tags: ['behaviour', 'no-picture'],
  parameters: { address: '/collections?category=pure-silks' },
  play: async () => {
    await expectPage('Pure Silks')
    await expectCount('15 of 15 products')
    await waitFor(() => expect(documentHead().canonical).toBe('/collections/pure-silks'))
  },
}

export const PathBeforeQuery: Story = {
  name: 'Of two categories the one in the path is shown',
  // Same picture as Category.
  tags: ['behaviour', 'no-picture'],
  parameters: { address: '/collections/pure-silks?category=workwear' },
  play: async () => {
    await expectPage('Pure Silks')
    await expectCount('15 of 15 products')
  },
}

export const SearchFirst: Story = {
  name: 'A search takes precedence over a category, a category over a filter',
  // Same picture as Search.
  tags: ['behaviour', 'no-picture'],
  parameters: { address: '/collections/pure-silks?search=temple&filter=bestsellers' },
  play: async () => {
    await expectPage('Search results for "temple"')
    await waitFor(() => expect(main().getByText(/^Found \d+ products$/)).toBeVisible())
    for (const card of main().getAllByRole('article')) await expect(card).toHaveTextContent(/BESTSELLER.*Pure Silks/)
  },
}

export const CategoryFirst: Story = {
  name: 'A category takes precedence over a filter',
  // Same picture as Category.
  tags: ['behaviour', 'no-picture'],
  parameters: { address: '/collections/pure-silks?filter=bestsellers' },
  play: async () => {
    await expectPage('Pure Silks')
    for (const card of await main().findAllByRole('article')) await expect(card).toHaveTextContent('BESTSELLER')
    await waitFor(() => expect(documentHead().title).toBe('Pure Silks | Padma Weaves'))
  },
}

export const SearchAsTyped: Story = {
  name: 'Any search is in the title as it was typed',
  // Same picture as Empty.
  tags: ['behaviour', 'no-picture'],
  parameters: { address: `/collections?search=${encodeURIComponent('<b>50% & more</b> (kasavu+zari) \\ "temple"')}` },
  play: async () => {
    await expectPage('Search results for "<b>50% & more</b> (kasavu+zari) \\ "temple""')
    await expect(await main().findByRole('heading', { name: 'No products found' })).toBeVisible()
    await expect(main().getByText('Found 0 products')).toBeVisible()
  },
}

export const SwappedBudget: Story = {
  name: 'A budget with its ends swapped is corrected',
  // Same picture as Category.
  tags: ['behaviour', 'no-picture'],
  parameters: { address: '/collections?price_min=100000&price_max=50000' },
  play: async () => {
    await expectCount('2 of 2 products')
  },
}

export const WithoutUpperEnd: Story = {
  name: 'Without a budget the products above ₹1,00,000 are included',
  // Same picture as Category.
  tags: ['behaviour', 'no-picture'],
  parameters: { address: '/collections?price_min=100000' },
  play: async () => {
    await expectCount('2 of 2 products')
    await expect(main().getByText('₹1,65,000')).toBeVisible()
  },
}

export const UnknownParameters: Story = {
  name: 'Unknown parameters of an address are ignored',
  // Same picture as Category, longer.
  tags: ['behaviour', 'no-picture'],
  parameters: { address: '/collections?filter=cheap&price_min=dear&price_max=-1&show=7&utm_source=letter' },
  play: async () => {
    await expectPage('All Collections')
    await expectCount('24 of 119 products')
  },
}

export const ShowMore: Story = {
  name: 'Show more adds twenty-four products',
  // Same picture as Category, longer.
  tags: ['behaviour', 'no-picture'],
  play: async ({ userEvent }) => {
    await expectCount('24 of 119 products')
    const [first] = main().getAllByRole('article')
    const announced = count()
    await userEvent.click(main().getByRole('link', { name: 'Show more' }))
    await expectCount('48 of 119 products')
    // Only a change within the same element is announced.
    await expect(count()).toBe(announced)
    await expect(main().getAllByRole('article')[0]).toBe(first)
  },
}

export const FromCard: Story = {
  name: 'A card adds its product to the cart, saves it, and opens it by quick view',
  // Same picture as ThreeProducts.
  tags: ['behaviour', 'no-picture'],
  globals: { ...ownCart, ...ownWishlist, viewport: { value: 'desktop', isRotated: false } },
  parameters: { scenario: only(kanjivaram.key, plain.key) },
  play: async ({ step, userEvent }) => {
    await expectCount('2 of 2 products')
    await step('adds to the cart', async () => {
      await userEvent.click(main().getByRole('button', { name: `Add to Cart: ${plain.name}` }))
      await expectMessage('Added to cart!')
      await expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
    })
    await step('saves to the wishlist', async () => {
      const heart = { name: `Save ${plain.name} to wishlist` }
      await userEvent.click(main().getByRole('button', { ...heart, pressed: false }))
      await expect(await main().findByRole('button', { ...heart, pressed: true })).toBeVisible()
    })
    await step('opens the product', async () => {
      await userEvent.click(main().getByRole('button', { name: `Quick view: ${plain.name}` }))
      await expectPage(plain.name)
    })
  },
}

export const ShowLast: Story = {
  name: 'When all are shown there is no Show more',
  // Same picture as Category.
  tags: ['behaviour', 'no-picture'],
  parameters: { address: '/collections/unstitched-salwar-suites' },
  play: async () => {
    await expectCount('16 of 16 products')
    await expect(main().queryByRole('link', { name: 'Show more' })).not.toBeInTheDocument()
  },
}
