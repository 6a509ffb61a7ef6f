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
import { only } from '#mocks/scenarios.ts'
import { ProductPage } from '#pages/product/ProductPage.tsx'
import { openShop, shopWindow } from './openShop.tsx'
import { head, seeMessage, seePage } from './seen.ts'
import { keepCart, newShopper } from './shopper.ts'

/**
 * `/product/{id}`: one piece. The id may be any of the three a record can carry.
 *
 * - The name is the only heading of level one, and the browser's tab says it first.
 * - A piece the shop does not have leads to the collections, without a stop that Back would fall into.
 * - A store that fails is another matter: that page says Product Not Found and leads back by a link.
 * - The chosen quantity goes to the cart at once; a message and the bag say so. Buy Now goes on to checkout.
 * - The heart is the one wishlist's. What was learnt of delivery, and what was looked at, is remembered on the device.
 * - Pieces of the same category stand below; where there are none, or they cannot be had, nothing does.
 */
const meta = {
  title: 'Pages/Product',
  component: ProductPage,
  render: openShop,
  parameters: { ...shopWindow, address: `/product/${kanjivaram.key}` },
  beforeEach: newShopper,
} satisfies Meta<typeof ProductPage>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  name: 'A piece is opened by its entity id',
  play: async () => {
    await seePage(kanjivaram.name)
    await expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await waitFor(() =>
      expect(head()).toMatchObject({
        title: `${kanjivaram.name} | Padma Weaves`,
        description: kanjivaram.shortDescription,
        canonical: `/product/${kanjivaram.key}`,
        robots: undefined,
      }),
    )
  },
}

export const Keywords: Story = {
  name: 'Its keywords are fabric, work, color, occasion and tags, each once',
  // Looks as Open does.
  tags: ['no-picture'],
  play: async () => {
    await seePage(kanjivaram.name)
    const { fabric, work, color, occasion, tags } = kanjivaram
    const keywords = [...new Set([fabric, ...work, ...color, ...occasion, ...tags])].join(', ')
    await waitFor(() => expect(head().keywords).toBe(keywords))
  },
}

export const ByStoreId: Story = {
  name: "A piece is opened by the store's own id, and keeps its one address",
  // Looks as Open does.
  tags: ['no-picture'],
  parameters: { address: `/product/${kanjivaram._id}` },
  play: async () => {
    await seePage(kanjivaram.name)
    await waitFor(() => expect(head().canonical).toBe(`/product/${kanjivaram.key}`))
  },
}

export const ById: Story = {
  name: 'A piece is opened by its plain id, and keeps its one address',
  // Looks as Open does.
  tags: ['no-picture'],
  parameters: { address: `/product/${kanjivaram.id}` },
  play: async () => {
    await seePage(kanjivaram.name)
    await waitFor(() => expect(head().canonical).toBe(`/product/${kanjivaram.key}`))
  },
}

export const SoldOut: Story = {
  name: 'A piece that is sold out keeps its page',
  // Product/ProductView has its picture.
  tags: ['no-picture'],
  parameters: { address: `/product/${soldOutCotton.key}` },
  play: async () => {
    await seePage(soldOutCotton.name)
    await expect(screen.getAllByText('Out of Stock')[0]).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeDisabled()
    await expect(screen.getByRole('button', { name: 'Buy Now' })).toBeDisabled()
    await expect(await screen.findByRole('link', { name: 'Tell me when it is back' })).toBeVisible()
  },
}

export const PreOrder: Story = {
  name: 'A piece to pre-order says so and can be added',
  // Product/ProductView has its picture.
  tags: ['no-picture'],
  parameters: { address: `/product/${preOrder.key}` },
  play: async () => {
    await seePage(preOrder.name)
    await expect(screen.getAllByText('Available for Pre-order')[0]).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeEnabled()
  },
}

export const Nameless: Story = {
  name: 'A nameless piece is called by its code',
  // Product/ProductView has its picture.
  tags: ['no-picture'],
  parameters: { address: `/product/${nameless.key}` },
  play: async () => {
    await seePage(nameless.productCode)
    await waitFor(() => expect(document.title).toBe(`${nameless.productCode} | Padma Weaves`))
  },
}

export const WithoutPicture: Story = {
  name: 'A piece without a picture keeps the room of one',
  // Product/ProductView has its picture.
  tags: ['no-picture'],
  parameters: { address: `/product/${withoutPicture.key}` },
  play: async () => {
    await seePage(withoutPicture.name)
    await expect(await screen.findByRole('img', { name: withoutPicture.name })).toBeVisible()
  },
}

export const SixFigures: Story = {
  name: 'A price above a lakh is grouped as in India',
  // Product/ProductView has its picture.
  tags: ['no-picture'],
  parameters: { address: `/product/${aboveALakh.key}` },
  play: async () => {
    await seePage(aboveALakh.name)
    // The other stands in the bar of a narrower window.
    const [price] = screen.getAllByText('₹1,28,000')
    await expect(price).toBeVisible()
  },
}

export const AddTwo: Story = {
  name: 'The chosen quantity goes to the cart',
  // Looks as Open does.
  tags: ['no-picture'],
  play: async ({ step, userEvent }) => {
    await seePage(kanjivaram.name)
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }))
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }))
    await step('a message says so', () => seeMessage('Added to cart!'))
    await step('and the bag tells the new number', async () => {
      await expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
    })
  },
}

export const BuyTwo: Story = {
  name: 'Buy Now leads to checkout with the quantity in the cart',
  // It is the checkout.
  tags: ['no-picture'],
  play: async ({ userEvent }) => {
    await seePage(kanjivaram.name)
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }))
    await userEvent.click(screen.getByRole('button', { name: 'Buy Now' }))
    await seePage(/Checkout/)
    await expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  },
}

export const BuyAgain: Story = {
  name: 'Buy Now counts what lies in the cart already',
  // It is the checkout.
  tags: ['no-picture'],
  beforeEach: () => keepCart(cartOf([kanjivaram, 1])),
  play: async ({ userEvent }) => {
    await seePage(kanjivaram.name)
    await userEvent.click(screen.getByRole('button', { name: 'Buy Now' }))
    await seePage(/Checkout/)
    await expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  },
}

export const Saved: Story = {
  name: 'The heart keeps the piece on the one wishlist',
  // Product/PieceDoings has its picture.
  tags: ['no-picture'],
  play: async ({ userEvent }) => {
    await seePage(kanjivaram.name)
    await userEvent.click(await screen.findByRole('button', { name: 'Save to wishlist', pressed: false }))
    await expect(screen.getByRole('button', { name: 'Save to wishlist', pressed: true })).toBeVisible()
    await expect(localStorage.getItem('shop.wishlist')).toContain(kanjivaram.key)
  },
}

export const Related: Story = {
  name: 'Four others of its category stand below, and not the piece itself',
  // Looks as Open does.
  tags: ['no-picture'],
  play: async () => {
    await seePage(kanjivaram.name)
    const shelf = within(await screen.findByRole('region', { name: 'You might also like' }))
    await waitFor(() => expect(shelf.getAllByRole('article')).toHaveLength(4))
    const others = catalogue
      .filter(({ category }) => category.slug === kanjivaram.category.slug)
      .map(({ name }) => name)
    for (const card of shelf.getAllByRole('heading', { level: 3 })) await expect(others).toContain(card.textContent)
    await expect(shelf.queryByRole('link', { name: kanjivaram.name })).not.toBeInTheDocument()
  },
}

export const NothingRelated: Story = {
  name: 'Where nothing is like it, nothing stands below',
  // Looks as Open does, without its last part.
  tags: ['no-picture'],
  parameters: { scenario: only(kanjivaram.key) },
  play: async () => {
    await seePage(kanjivaram.name)
    await waitFor(() => expect(localStorage.getItem('shop.viewed')).toContain(kanjivaram.key))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'You might also like' })).not.toBeInTheDocument())
  },
}

export const SeenBefore: Story = {
  name: 'Pieces seen before stand below, newest first, and those that are gone do not',
  // Looks as Open does; Product/PieceShelf has the shelf.
  tags: ['no-picture'],
  beforeEach: () =>
    localStorage.setItem(
      'shop.viewed',
      JSON.stringify({ state: { keys: [plain.key, 'gone', kanjivaram.key, bestseller.key] }, version: 1 }),
    ),
  play: async () => {
    await seePage(kanjivaram.name)
    const shelf = within(await screen.findByRole('region', { name: 'Recently viewed' }))
    await waitFor(() =>
      expect(shelf.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
        plain.name,
        bestseller.name,
      ]),
    )
    await expect(JSON.parse(localStorage.getItem('shop.viewed') ?? '')).toMatchObject({
      state: { keys: [kanjivaram.key, plain.key, 'gone', bestseller.key] },
    })
  },
}

export const DeliveryRemembered: Story = {
  name: 'The place of delivery is remembered from piece to piece',
  // Product/DeliveryCheck has its picture.
  tags: ['no-picture'],
  beforeEach: () =>
    localStorage.setItem('shop.delivery', JSON.stringify({ state: { place: { state: 'Goa' } }, version: 1 })),
  play: async () => {
    await seePage(kanjivaram.name)
    await expect(await screen.findByText('Delivery to Goa: ₹130 per item, 3-4 days')).toBeVisible()
  },
}

export const Loading: Story = {
  name: 'While the piece is under way a spinner says so',
  parameters: { scenario: 'stillLoading' },
  play: async () => {
    const main = within(await screen.findByRole('main'))
    await expect(await main.findByRole('status', { name: 'Loading...' })).toBeVisible()
  },
}

export const NotFound: Story = {
  name: 'A piece the shop does not have leads to the collections',
  // It is the listing.
  tags: ['no-picture'],
  parameters: { address: '/product/no-such-piece' },
  play: async () => {
    await seePage('All Collections')
    await waitFor(() => expect(head()).toMatchObject({ canonical: '/collections', robots: undefined }))
  },
}

export const ServerDown: Story = {
  name: 'A store that fails is Product Not Found, with a link back',
  parameters: { scenario: 'serverDown' },
  play: async () => {
    await seePage('Product Not Found')
    await expect(screen.getByRole('link', { name: 'Return to Collections' })).toHaveAttribute('href', '/collections')
    await waitFor(() => expect(head().robots).toBe('noindex'))
  },
}
