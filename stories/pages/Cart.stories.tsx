import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { CartItem } from '#domain/cart/cart.ts'
import { earlierDay } from '#mocks/clock.ts'
import { awkwardCart, bestseller, cartOf, cartOfOne, cartOfThree, cartOfTwelve, kanjivaram } from '#mocks/data.ts'
import { only } from '#mocks/scenarios.ts'
import { CartPage } from '#pages/cart/CartPage.tsx'
import { cartStorageKey } from '#state/cart.ts'
import { quarantineKey } from '#state/persistedEntry.ts'
import { ownCart } from './chosenByToolbar.ts'
import { renderApp, pageParameters } from './renderApp.tsx'
import {
  documentHead,
  expectCart,
  expectMessage,
  expectPage,
  expectPopularProducts,
  expectText,
} from './pageAssertions.ts'
import { storeCart, storeCartEntry, resetState } from './storedState.ts'

/**
 * `/cart`: the cart stored on this device. Current data is requested once; the cart works without it.
 *
 * - Each line's controls are named: 'Quantity of …', 'Remove …'.
 * - A removal is reported in a message and can be undone in its place, until the lines change; the badge in the header
 *   follows every change.
 * - A notice above the lines reports changes in the store.
 * - The cart is the same in every tab.
 * - An unreadable entry is quarantined, not deleted, and reported once; the shop still works.
 */
const meta = {
  title: 'Pages/Cart',
  component: CartPage,
  render: renderApp,
  parameters: { ...pageParameters, address: '/cart' },
  globals: ownCart,
  beforeEach: resetState,
} satisfies Meta<typeof CartPage>

export default meta
type Story = StoryObj<typeof meta>

/** A line that was added when it cost ₹1,000 more. */
const withHigherPrice = (item: CartItem): CartItem => ({
  ...item,
  product: { ...item.product, price: item.product.price + 1000 },
})

const summary = () => within(screen.getByRole('region', { name: 'Order Summary' }))

/** The stored cart is restored. */
export const Full: Story = {
  beforeEach: () => storeCart(cartOfThree),
  play: async () => {
    await expectCart()
    await expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
    await expect(summary().getByText('Subtotal (3 items)')).toBeVisible()
    for (const { product } of cartOfThree.items) {
      await expect(screen.getByRole('textbox', { name: `Quantity of ${product.name}` })).toBeVisible()
      await expect(screen.getByRole('button', { name: `Remove ${product.name}` })).toBeVisible()
    }
    await waitFor(() => expect(documentHead()).toMatchObject({ title: 'Cart | Padma Weaves', robots: 'noindex' }))
  },
}

export const Empty: Story = {
  play: async () => {
    await expectPage('Your cart is empty')
    await expect(screen.getByRole('link', { name: 'Start Shopping' })).toHaveAttribute('href', '/collections')
    await expect(screen.getByRole('link', { name: 'Cart' })).toHaveTextContent(/^Cart$/)
    await expectPopularProducts()
  },
}

/** The badge shows 9+ above nine items, the order summary the exact number. */
export const TwelveItems: Story = {
  name: 'Twelve items',
  // Same picture as Full.
  tags: ['no-picture'],
  beforeEach: () => storeCart(cartOfTwelve),
  play: async () => {
    await expectCart()
    await expect(screen.getByRole('link', { name: 'Cart, 12 items' })).toHaveTextContent('9+')
    await expect(summary().getByText('Subtotal (12 items)')).toBeVisible()
  },
}

/** Lines without a name, a picture or a short price. */
export const UnusualLines: Story = {
  name: 'Unusual lines',
  // Pictured in Cart/CartContents.
  tags: ['no-picture'],
  beforeEach: () => storeCart(awkwardCart),
  play: async () => {
    await expectCart()
    await expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(4)
  },
}

/** Unavailable and repriced products are reported above the lines. */
export const UnavailableAndRepriced: Story = {
  name: 'Unavailable and repriced',
  // Pictured in Cart/CartContents.
  tags: ['no-picture'],
  parameters: { scenario: only(kanjivaram.key) },
  beforeEach: () => storeCart({ ...cartOfThree, items: cartOfThree.items.map(withHigherPrice) }),
  play: async () => {
    await expectCart()
    const gone = await screen.findByText('1 no longer available, and left out of the total')
    const repriced = screen.getByText('Prices have changed since you were last here')
    const line = screen.getByRole('heading', { name: kanjivaram.name })
    for (const notice of [gone, repriced]) {
      await expect(notice).toBeVisible()
      await expect(notice.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
      await expect(notice.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    }
    await expect(screen.getByText('It was ₹13,499 when you chose it')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible())
  },
}

/** A valid coupon applies, and is invalidated when the cart is below its minimum. */
export const CouponRemoved: Story = {
  name: 'Coupon removed',
  globals: { day: earlierDay },
  beforeEach: () => storeCart(cartOf([kanjivaram, 1], [bestseller, 1])),
  play: async ({ userEvent }) => {
    const cart = await expectCart()
    await userEvent.type(cart.getByRole('textbox', { name: 'Coupon code' }), 'festive500{Enter}')
    await expect(cart.getByText('Discount (FESTIVE500)')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: `Remove ${kanjivaram.name}` }))
    await expectText('FESTIVE500 was taken off. Minimum order value of ₹5,000 required')
    await expect(cart.queryByText('Discount (FESTIVE500)')).not.toBeInTheDocument()
  },
}

/** The cart works while the server is down. */
export const ServerDown: Story = {
  name: 'Server down',
  // Same picture as Full.
  tags: ['no-picture'],
  parameters: { scenario: 'serverDown' },
  beforeEach: () => storeCart(cartOfThree),
  play: async () => {
    await expectCart()
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  },
}

export const ChangeQuantity: Story = {
  name: 'A quantity change updates line, subtotal and badge',
  // Same picture as Full.
  tags: ['behaviour', 'no-picture'],
  beforeEach: () => storeCart(cartOfOne),
  play: async ({ userEvent }) => {
    await expectCart()
    const decrease = screen.getByRole('button', { name: `Decrease quantity of ${kanjivaram.name}` })
    await userEvent.click(screen.getByRole('button', { name: `Increase quantity of ${kanjivaram.name}` }))
    await expect(screen.getAllByText('₹24,998')).toHaveLength(3)
    await expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
    await userEvent.click(decrease)
    await expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
    await expect(decrease).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Remove: Story = {
  name: 'A removed product is named in a message, and the others stay',
  // Same picture as Full.
  tags: ['behaviour', 'no-picture'],
  beforeEach: () => storeCart(cartOfThree),
  play: async ({ step, userEvent }) => {
    await expectCart()
    await userEvent.click(screen.getByRole('button', { name: `Remove ${bestseller.name}` }))
    await step('a message names it', () => expectMessage(`${bestseller.name} removed from cart`))
    await step('the other product stays', async () => {
      await expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
      await expect(screen.getByRole('heading', { name: kanjivaram.name })).toBeVisible()
    })
    await step('Undo is in its place', async () => {
      const removal = screen.getByText(`You removed ${bestseller.name}`)
      const line = screen.getByRole('heading', { name: kanjivaram.name }).closest('li')
      await expect(removal.closest('li')?.previousElementSibling).toBe(line)
      await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
    })
    await step('until the lines change', async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Increase quantity/ }))
      await expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
      await expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
    })
  },
}

export const RemoveLast: Story = {
  name: 'Removing the last product empties the cart, on the page and in storage',
  // Same picture as Empty.
  tags: ['behaviour', 'no-picture'],
  beforeEach: () => storeCart(cartOfOne),
  play: async ({ userEvent }) => {
    await expectCart()
    await userEvent.click(screen.getByRole('button', { name: `Remove ${kanjivaram.name}` }))
    await expectMessage(`${kanjivaram.name} removed from cart`)
    await expectPage('Your cart is empty')
    await expect(localStorage.getItem(cartStorageKey)).toContain('"items":[]')
  },
}

export const Undo: Story = {
  name: 'Undo restores a cleared cart',
  // Same picture as Full.
  tags: ['behaviour', 'no-picture'],
  beforeEach: () => storeCart(cartOfThree),
  play: async ({ userEvent }) => {
    await expectCart()
    await userEvent.click(screen.getByRole('button', { name: 'Clear cart' }))
    await expectPage('Your cart is empty')
    await expectText('Cart cleared (3 items removed)')
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await expectCart()
    await expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
  },
}

export const OtherTab: Story = {
  name: 'A change in another tab is shown at once',
  // Same picture as Full.
  tags: ['behaviour', 'no-picture'],
  play: async () => {
    await expectPage('Your cart is empty')
    storeCart(cartOfThree)
    window.dispatchEvent(new StorageEvent('storage', { key: cartStorageKey }))
    await expectCart()
    await expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
  },
}

const unreadable = '{"state":{"cart":{"items":[{"quantity":"many"}]}},"version":1}'

export const UnreadableEntry: Story = {
  name: 'An unreadable entry is quarantined and reported once, and the shop still works',
  // Same picture as Empty.
  tags: ['behaviour', 'no-picture'],
  beforeEach: () => storeCartEntry(unreadable),
  play: async ({ userEvent }) => {
    await expectPage('Your cart is empty')
    await expect(localStorage.getItem(quarantineKey(cartStorageKey))).toBe(unreadable)
    await expect(await screen.findAllByText(/could not be read/)).toHaveLength(1)
    await expect(screen.getByRole('alert')).toHaveTextContent(/could not be read/)
    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    await expect(screen.queryByText(/could not be read/)).not.toBeInTheDocument()
    await expectPopularProducts()
    await userEvent.click(screen.getByRole('button', { name: `Add to Cart: ${kanjivaram.name}` }))
    await expect(await screen.findByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
    await expectCart()
    await expect(screen.queryByText(/could not be read/)).not.toBeInTheDocument()
  },
}

export const InvalidJson: Story = {
  name: 'An entry that is not JSON is quarantined',
  // Same picture as Empty.
  tags: ['behaviour', 'no-picture'],
  beforeEach: () => storeCartEntry('{"state":'),
  play: async () => {
    await expectPage('Your cart is empty')
    await expect(localStorage.getItem(quarantineKey(cartStorageKey))).toBe('{"state":')
  },
}
