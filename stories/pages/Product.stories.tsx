import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import {
  catalogue,
  aboveALakh,
  bestseller,
  cartOf,
  kanjivaram,
  nameless,
  plain,
  preOrder,
  soldOutCotton,
  withoutPicture,
} from '#mocks/data.ts'
import { handlersFor } from '#mocks/handlers.ts'
import { only, scenarios } from '#mocks/scenarios.ts'
import { ProductPage } from '#pages/product/ProductPage.tsx'
import { ownCart, ownWishlist } from './chosenByToolbar.ts'
import { renderApp, pageParameters } from './renderApp.tsx'
import { documentHead, expectMessage, expectPage } from './pageAssertions.ts'
import { storeCart, resetState } from './storedState.ts'

/**
 * `/product/{id}`: one product. The id may be any of the three ids of a record.
 *
 * - The name is the only heading of level one, and comes first in the browser's tab.
 * - An unknown product redirects to the collections, without a history entry that Back would return to.
 * - When the store fails, the page says Product Not Found and has a link back.
 * - Add to Cart adds the chosen quantity at once; a message and the badge say so. Buy Now goes on to checkout.
 * - The heart uses the shop's one wishlist. The delivery place and the viewed products are stored on the device.
 * - Products of the same category are below; without any, or after a failure, the section is left out.
 */
const meta = {
  title: 'Pages/Product',
  component: ProductPage,
  render: renderApp,
  parameters: { ...pageParameters, address: `/product/${kanjivaram.key}` },
  beforeEach: resetState,
} satisfies Meta<typeof ProductPage>

export default meta
type Story = StoryObj<typeof meta>

/** A product by its entity id. */
export const InStock: Story = {
  name: 'In stock',
  play: async () => {
    await expectPage(kanjivaram.name)
    await expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await waitFor(() =>
      expect(documentHead()).toMatchObject({
        title: `${kanjivaram.name} | Padma Weaves`,
        description: kanjivaram.shortDescription,
        canonical: `/product/${kanjivaram.key}`,
        robots: undefined,
      }),
    )
  },
}

export const SoldOut: Story = {
  name: 'Sold out',
  // Pictured in Product/ProductView.
  tags: ['no-picture'],
  parameters: { address: `/product/${soldOutCotton.key}` },
  play: async () => {
    await expectPage(soldOutCotton.name)
    await expect(screen.getAllByText('Out of Stock')[0]).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeDisabled()
    await expect(screen.getByRole('button', { name: 'Buy Now' })).toBeDisabled()
    await expect(await screen.findByRole('link', { name: 'Tell me when it is back' })).toBeVisible()
  },
}

/** A pre-order product can be added. */
export const PreOrder: Story = {
  name: 'Pre-order',
  // Pictured in Product/ProductView.
  tags: ['no-picture'],
  parameters: { address: `/product/${preOrder.key}` },
  play: async () => {
    await expectPage(preOrder.name)
    await expect(screen.getAllByText('Available for Pre-order')[0]).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeEnabled()
  },
}

/** A product without a name is named by its code. */
export const Nameless: Story = {
  // Pictured in Product/ProductView.
  tags: ['no-picture'],
  parameters: { address: `/product/${nameless.key}` },
  play: async () => {
    await expectPage(nameless.productCode)
    await waitFor(() => expect(document.title).toBe(`${nameless.productCode} | Padma Weaves`))
  },
}

/** A product without a picture keeps the picture's space. */
export const WithoutPicture: Story = {
  name: 'Without picture',
  // Pictured in Product/ProductView.
  tags: ['no-picture'],
  parameters: { address: `/product/${withoutPicture.key}` },
  play: async () => {
    await expectPage(withoutPicture.name)
    await expect(await screen.findByRole('img', { name: withoutPicture.name })).toBeVisible()
  },
}

/** A price above a lakh has Indian digit grouping. */
export const SixFigures: Story = {
  name: 'Six figures',
  // Pictured in Product/ProductView.
  tags: ['no-picture'],
  parameters: { address: `/product/${aboveALakh.key}` },
  play: async () => {
    await expectPage(aboveALakh.name)
    // The other one is in the bar of narrower windows.
    const [price] = screen.getAllByText('₹1,28,000')
    await expect(price).toBeVisible()
  },
}

/** Four other products of its category are below. */
export const RelatedProducts: Story = {
  name: 'Related products',
  // Same picture as InStock.
  tags: ['no-picture'],
  play: async () => {
    await expectPage(kanjivaram.name)
    scrollToEnd()
    const section = within(await screen.findByRole('region', { name: 'You might also like' }))
    await waitFor(() => expect(section.getAllByRole('article')).toHaveLength(4))
    const others = catalogue
      .filter(({ category }) => category.slug === kanjivaram.category.slug)
      .map(({ name }) => name)
    for (const card of section.getAllByRole('heading', { level: 3 })) await expect(others).toContain(card.textContent)
    await expect(section.queryByRole('link', { name: kanjivaram.name })).not.toBeInTheDocument()
  },
}

/** Without related products the section is left out. */
export const NoRelatedProducts: Story = {
  name: 'No related products',
  // Same picture as InStock, without its last section.
  tags: ['no-picture'],
  parameters: { scenario: only(kanjivaram.key) },
  play: async () => {
    await expectPage(kanjivaram.name)
    await screen.findByRole('region', { name: 'You might also like' })
    await waitFor(() => expect(localStorage.getItem('shop.viewed')).toContain(kanjivaram.key))
    scrollToEnd()
    await waitFor(() => expect(screen.queryByRole('region', { name: 'You might also like' })).not.toBeInTheDocument())
  },
}

export const RelatedProductsFailed: Story = {
  name: 'When the related products cannot be loaded the section is left out',
  // Same picture as NoRelatedProducts.
  tags: ['behaviour', 'no-picture'],
  play: async ({ msw }) => {
    await expectPage(kanjivaram.name)
    await screen.findByRole('region', { name: 'You might also like' })
    msw.use(...handlersFor(scenarios.serverDown))
    scrollToEnd()
    await waitFor(() => expect(screen.queryByRole('region', { name: 'You might also like' })).not.toBeInTheDocument())
    await expect(screen.getByRole('heading', { level: 1, name: kanjivaram.name })).toBeVisible()
  },
}

/** Recently viewed products are below, newest first, without those no longer available. */
export const RecentlyViewed: Story = {
  name: 'Recently viewed',
  // Same picture as InStock; the section is pictured in Product/ProductSection.
  tags: ['no-picture'],
  beforeEach: () =>
    localStorage.setItem(
      'shop.viewed',
      JSON.stringify({ state: { keys: [plain.key, 'gone', kanjivaram.key, bestseller.key] }, version: 1 }),
    ),
  play: async () => {
    await expectPage(kanjivaram.name)
    scrollToEnd()
    const section = within(await screen.findByRole('region', { name: 'Recently viewed' }))
    await waitFor(() =>
      expect(section.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
        plain.name,
        bestseller.name,
      ]),
    )
    await expect(JSON.parse(localStorage.getItem('shop.viewed') ?? '')).toMatchObject({
      state: { keys: [kanjivaram.key, plain.key, 'gone', bestseller.key] },
    })
  },
}

/** The delivery place is kept from product to product. */
export const DeliveryPlaceRemembered: Story = {
  name: 'Delivery place remembered',
  // Pictured in Product/DeliveryCheck.
  tags: ['no-picture'],
  beforeEach: () =>
    localStorage.setItem('shop.delivery', JSON.stringify({ state: { place: { state: 'Goa' } }, version: 1 })),
  play: async ({ userEvent }) => {
    await expectPage(kanjivaram.name)
    await expect(await screen.findByText('Delivery to Goa: ₹130 per item, 3-4 days')).toBeVisible()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Kerala')
    await waitFor(() => expect(localStorage.getItem('shop.delivery')).toContain('Kerala'))
  },
}

export const Loading: Story = {
  parameters: { scenario: 'stillLoading' },
  play: async () => {
    const main = within(await screen.findByRole('main'))
    await expect(await main.findByRole('status', { name: 'Loading...' })).toBeVisible()
  },
}

/** A server error shows Product Not Found, with a link back. */
export const ServerDown: Story = {
  name: 'Server down',
  parameters: { scenario: 'serverDown' },
  play: async () => {
    await expectPage('Product Not Found')
    await expect(screen.getByRole('link', { name: 'Return to Collections' })).toHaveAttribute('href', '/collections')
    await waitFor(() => expect(documentHead().robots).toBe('noindex'))
  },
}

export const Keywords: Story = {
  name: 'Its keywords are fabric, work, color, occasion and tags, each once',
  // Same picture as InStock.
  tags: ['behaviour', 'no-picture'],
  play: async () => {
    await expectPage(kanjivaram.name)
    const { fabric, work, color, occasion, tags } = kanjivaram
    const keywords = [...new Set([fabric, ...work, ...color, ...occasion, ...tags])].join(', ')
    await waitFor(() => expect(documentHead().keywords).toBe(keywords))
  },
}

export const ByStoreId: Story = {
  name: "A product by the store's own id has the same canonical address",
  // Same picture as InStock.
  tags: ['behaviour', 'no-picture'],
  parameters: { address: `/product/${kanjivaram._id}` },
  play: async () => {
    await expectPage(kanjivaram.name)
    await waitFor(() => expect(documentHead().canonical).toBe(`/product/${kanjivaram.key}`))
  },
}

export const ById: Story = {
  name: 'A product by its plain id has the same canonical address',
  // Same picture as InStock.
  tags: ['behaviour', 'no-picture'],
  parameters: { address: `/product/${kanjivaram.id}` },
  play: async () => {
    await expectPage(kanjivaram.name)
    await waitFor(() => expect(documentHead().canonical).toBe(`/product/${kanjivaram.key}`))
  },
}

export const AddTwo: Story = {
  name: 'Add to Cart adds the chosen quantity',
  // Same picture as InStock.
  tags: ['behaviour', 'no-picture'],
  globals: ownCart,
  play: async ({ step, userEvent }) => {
    await expectPage(kanjivaram.name)
    await userEvent.click(screen.getByRole('button', { name: /^Increase quantity/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }))
    await step('a message says so', () => expectMessage('Added to cart!'))
    await step('the badge shows the new number', async () => {
      await expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
    })
  },
}

export const BuyTwo: Story = {
  name: 'Buy Now leads to checkout with the quantity in the cart',
  // Leads to the checkout.
  tags: ['behaviour', 'no-picture'],
  globals: ownCart,
  play: async ({ userEvent }) => {
    await expectPage(kanjivaram.name)
    await userEvent.click(screen.getByRole('button', { name: /^Increase quantity/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Buy Now' }))
    await expectPage(/Checkout/)
    await expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  },
}

export const BuyAgain: Story = {
  name: 'Buy Now counts what is already in the cart',
  // Leads to the checkout.
  tags: ['behaviour', 'no-picture'],
  globals: ownCart,
  beforeEach: () => storeCart(cartOf([kanjivaram, 1])),
  play: async ({ userEvent }) => {
    await expectPage(kanjivaram.name)
    await userEvent.click(screen.getByRole('button', { name: 'Buy Now' }))
    await expectPage(/Checkout/)
    await expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  },
}

export const Saved: Story = {
  name: 'The heart saves the product to the one wishlist',
  // Pictured in Product/ProductActions.
  tags: ['behaviour', 'no-picture'],
  globals: ownWishlist,
  play: async ({ userEvent }) => {
    await expectPage(kanjivaram.name)
    await userEvent.click(await screen.findByRole('button', { name: 'Save to wishlist', pressed: false }))
    await expect(screen.getByRole('button', { name: 'Save to wishlist', pressed: true })).toBeVisible()
    await expect(localStorage.getItem('shop.wishlist')).toContain(kanjivaram.key)
    await expect(screen.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible()
  },
}

export const NotFound: Story = {
  name: 'An unknown product redirects to the collections',
  // Redirects to the listing.
  tags: ['behaviour', 'no-picture'],
  parameters: { address: '/product/no-such-piece' },
  play: async () => {
    await expectPage('All Collections')
    await waitFor(() => expect(documentHead()).toMatchObject({ canonical: '/collections', robots: undefined }))
  },
}

/** The sections below the details load near the end of the page. */
function scrollToEnd() {
  scrollTo(0, document.documentElement.scrollHeight)
}
