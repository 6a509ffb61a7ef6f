import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { CartItem } from '#domain/cart/cart.ts'
import { earlierDay } from '#mocks/clock.ts'
import { awkwardCart, bestseller, cartOf, cartOfOne, cartOfThree, cartOfTwelve, kanjivaram } from '#mocks/data.ts'
import { only } from '#mocks/scenarios.ts'
import { CartPage } from '#pages/cart/CartPage.tsx'
import { cartStorageKey } from '#shopper/cart.ts'
import { asideKey } from '#shopper/deviceStorage.ts'
import { openShop, shopWindow } from './openShop.tsx'
import { head, seeCart, seeMessage, seePage } from './seen.ts'
import { keepCart, keepEntry, newShopper } from './shopper.ts'

/**
 * `/cart`: what this device keeps. The store is asked once whether it still is so; the cart sells without an answer, too.
 *
 * - Each line is named: 'Quantity of …', 'Remove …'.
 * - What is taken out is told in a message and can be put back; the bag in the head follows every change.
 * - What the store says differently now is told over the lines.
 * - What is in the cart is the same in every tab.
 * - An entry that cannot be read is set aside, never thrown away, told once, and the shop goes on.
 */
const meta = {
  title: 'Pages/Cart',
  component: CartPage,
  render: openShop,
  parameters: { ...shopWindow, address: '/cart' },
  beforeEach: newShopper,
} satisfies Meta<typeof CartPage>

export default meta
type Story = StoryObj<typeof meta>

/** A line that was chosen when it cost ₹1,000 more. */
const dearer = (item: CartItem): CartItem => ({
  ...item,
  product: { ...item.product, price: item.product.price + 1000 },
})

const summary = () => within(screen.getByRole('region', { name: 'Order Summary' }))

export const Full: Story = {
  name: 'The cart that was left here is here',
  beforeEach: () => keepCart(cartOfThree),
  play: async () => {
    await seeCart()
    await expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
    await expect(summary().getByText('Subtotal (3 items)')).toBeVisible()
    await waitFor(() => expect(head()).toMatchObject({ title: 'Cart | Padma Weaves', robots: 'noindex' }))
  },
}

export const Empty: Story = {
  name: 'An empty cart leads to the shelves',
  play: async () => {
    await seePage('Your cart is empty')
    await expect(screen.getByRole('link', { name: 'Start Shopping' })).toHaveAttribute('href', '/collections')
    await expect(screen.getByRole('link', { name: 'Cart' })).toHaveTextContent(/^Cart$/)
  },
}

export const Twelve: Story = {
  name: 'More than nine pieces are 9+ on the bag and counted on the slip',
  // Looks as Full does.
  tags: ['no-picture'],
  beforeEach: () => keepCart(cartOfTwelve),
  play: async () => {
    await seeCart()
    await expect(screen.getByRole('link', { name: 'Cart, 12 items' })).toHaveTextContent('9+')
    await expect(summary().getByText('Subtotal (12 items)')).toBeVisible()
  },
}

export const Awkward: Story = {
  name: 'A line without a name, a picture or a short price is a line like any other',
  // Cart/CartView has its picture.
  tags: ['no-picture'],
  beforeEach: () => keepCart(awkwardCart),
  play: async () => {
    await seeCart()
    await expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(4)
  },
}

export const ChangeQuantity: Story = {
  name: 'A changed quantity changes line, subtotal and bag',
  // Looks as Full does.
  tags: ['no-picture'],
  beforeEach: () => keepCart(cartOfOne),
  play: async ({ userEvent }) => {
    await seeCart()
    const quantity = within(screen.getByRole('group', { name: `Quantity of ${kanjivaram.name}` }))
    await userEvent.click(quantity.getByRole('button', { name: 'Increase quantity' }))
    await expect(screen.getAllByText('₹24,998')).toHaveLength(3)
    await expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
    await userEvent.click(quantity.getByRole('button', { name: 'Decrease quantity' }))
    await expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
    await expect(quantity.getByRole('button', { name: 'Decrease quantity' })).toBeDisabled()
  },
}

export const Remove: Story = {
  name: 'A removed piece is told by name, and the others stay',
  // Looks as Full does.
  tags: ['no-picture'],
  beforeEach: () => keepCart(cartOfThree),
  play: async ({ step, userEvent }) => {
    await seeCart()
    await userEvent.click(screen.getByRole('button', { name: `Remove ${bestseller.name}` }))
    await step('a message names it', () => seeMessage(`${bestseller.name} removed from cart`))
    await step('the other stays', async () => {
      await expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
      await expect(screen.getByRole('heading', { name: kanjivaram.name })).toBeVisible()
    })
  },
}

export const RemoveLast: Story = {
  name: 'Without its last piece the cart is empty, here and on the device',
  // Looks as Empty does.
  tags: ['no-picture'],
  beforeEach: () => keepCart(cartOfOne),
  play: async ({ userEvent }) => {
    await seeCart()
    await userEvent.click(screen.getByRole('button', { name: `Remove ${kanjivaram.name}` }))
    await seeMessage(`${kanjivaram.name} removed from cart`)
    await seePage('Your cart is empty')
    await expect(localStorage.getItem(cartStorageKey)).toContain('"items":[]')
  },
}

export const Undo: Story = {
  name: 'A cart that was cleared comes back with Undo',
  // Looks as Full does.
  tags: ['no-picture'],
  beforeEach: () => keepCart(cartOfThree),
  play: async ({ userEvent }) => {
    await seeCart()
    await userEvent.click(screen.getByRole('button', { name: 'Clear cart' }))
    await seePage('Your cart is empty')
    await expect(await screen.findByText('Cart cleared (3 items removed)')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await seeCart()
    await expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
  },
}

export const Reconciled: Story = {
  name: 'What is gone, or costs something else now, is told over the lines',
  // Cart/CartContents has its picture.
  tags: ['no-picture'],
  parameters: { scenario: only(kanjivaram.key) },
  beforeEach: () => keepCart({ ...cartOfThree, items: cartOfThree.items.map(dearer) }),
  play: async () => {
    await seeCart()
    await expect(await screen.findByText('1 no longer available, and left out of the total')).toBeVisible()
    await expect(screen.getByText('It was ₹13,499 when you chose it')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible())
  },
}

export const Coupon: Story = {
  name: 'In its time a coupon holds, and falls when the cart is too small for it',
  globals: { day: earlierDay },
  beforeEach: () => keepCart(cartOf([kanjivaram, 1], [bestseller, 1])),
  play: async ({ userEvent }) => {
    const slip = await seeCart()
    await userEvent.type(slip.getByRole('textbox', { name: 'Coupon code' }), 'festive500{Enter}')
    await expect(slip.getByText('Discount, FESTIVE500')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: `Remove ${kanjivaram.name}` }))
    await expect(await screen.findByText('Minimum order value of ₹5,000 required')).toBeVisible()
    await expect(slip.queryByText('Discount, FESTIVE500')).not.toBeInTheDocument()
  },
}

export const OtherTab: Story = {
  name: 'What another tab puts into the cart is here at once',
  // Looks as Full does.
  tags: ['no-picture'],
  play: async () => {
    await seePage('Your cart is empty')
    keepCart(cartOfThree)
    window.dispatchEvent(new StorageEvent('storage', { key: cartStorageKey }))
    await seeCart()
    await expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
  },
}

const unreadable = '{"state":{"cart":{"items":[{"quantity":"many"}]}},"version":1}'

export const SetAside: Story = {
  name: 'An entry that is no cart is set aside, told once, and the shop goes on',
  // Looks as Empty does.
  tags: ['no-picture'],
  beforeEach: () => keepEntry(unreadable),
  play: async ({ userEvent }) => {
    await seePage('Your cart is empty')
    await expect(localStorage.getItem(asideKey(cartStorageKey))).toBe(unreadable)
    await expect(await screen.findByText(/could not be read/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    await expect(screen.queryByText(/could not be read/)).not.toBeInTheDocument()
  },
}

export const NoJson: Story = {
  name: 'An entry that is no JSON is set aside as well',
  // Looks as Empty does.
  tags: ['no-picture'],
  beforeEach: () => keepEntry('{"state":'),
  play: async () => {
    await seePage('Your cart is empty')
    await expect(localStorage.getItem(asideKey(cartStorageKey))).toBe('{"state":')
  },
}

export const ServerDown: Story = {
  name: 'The cart needs no store',
  // Looks as Full does.
  tags: ['no-picture'],
  parameters: { scenario: 'serverDown' },
  beforeEach: () => keepCart(cartOfThree),
  play: async () => {
    await seeCart()
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  },
}
