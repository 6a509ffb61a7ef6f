import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { lineKey, type Cart } from '#domain/cart/cart.ts'
import { orderTotalsOf } from '#domain/cart/orderTotals.ts'
import { CartContents } from '#features/cart/CartContents/CartContents.tsx'
import { earlierDay, morningOf } from '#mocks/clock.ts'
import { awkwardCart, bestseller, cartOfOne, cartOfThree, cartOfTwelve } from '#mocks/data.ts'
import { coupons } from '#site/coupons.ts'
import { type } from '#theme/type.css.ts'

/** A cart with its totals, on a day when coupons are valid. */
const withSummary = (cart: Cart) => ({ cart, summary: orderTotalsOf(cart, { coupons, now: morningOf(earlierDay) }) })

const withGone: Cart = {
  ...cartOfThree,
  items: cartOfThree.items.map((item, at) => (at === 0 ? { ...item, isGone: true } : { ...item, priceWas: 2500 })),
}

/**
 * The contents of a cart that has at least one line: notices, lines (`CartLines`), coupon (`CouponBox`) and order summary
 * (`OrderSummary`). Use it in `CartView`, which has the heading and the empty state; for a short form of the cart use
 * `MiniCart`.
 *
 * - [The lines are a list](#anchor--cart-cartcontents--three-items); [the order summary is a
 *   region](#anchor--cart-cartcontents--with-coupon), beside them from 960 px on and below them on narrower windows.
 * - [Checkout and continue shopping are links](#anchor--cart-cartcontents--three-items); ['Clear cart' is a
 *   button](#anchor--cart-cartcontents--reported-changes), and each line reports its own changes.
 * - When prices have changed in the store, [a notice above the lines says so until OK is
 *   pressed](#anchor--cart-cartcontents--unavailable-and-repriced); another one offers to remove what is no longer
 *   available. Their [live region is there before them](#anchor--cart-cartcontents--three-items), so that they are
 *   announced.
 * - [Unavailable products are left out of the total](#anchor--cart-cartcontents--unavailable-and-repriced); [without an
 *   available product there is no checkout link](#anchor--cart-cartcontents--all-unavailable).
 * - [A button that removes itself moves the focus to the page's
 *   heading](#anchor--cart-cartcontents--unavailable-and-repriced).
 */
const meta = {
  title: 'Cart/CartContents',
  component: CartContents,
  args: {
    ...withSummary(cartOfThree),
    onQuantity: fn(),
    onRemove: fn(),
    onSaveForLater: fn(),
    onFinishing: fn(),
    onClear: fn(),
    onRemoveGone: fn(),
    onPricesSeen: fn(),
    onCoupon: fn(),
    onRemoveCoupon: fn(),
  },
  decorators: [
    (Part) => (
      <main>
        <h1 className={type.pageTitle} style={{ paddingBlockEnd: '1rem' }}>
          Your cart
        </h1>
        <Part />
      </main>
    ),
  ],
} satisfies Meta<typeof CartContents>

export default meta
type Story = StoryObj<typeof meta>

/** Lines, summary and links. */
export const ThreeItems: Story = {
  name: 'Three items',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvasElement.querySelector('[aria-live="polite"]')).toBeEmptyDOMElement()
    await expect(canvas.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute('href', '/checkout')
    await expect(canvas.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/collections')
  },
}

/** The summary shows the coupon and its discount. */
export const WithCoupon: Story = {
  name: 'With coupon',
  args: withSummary({ ...cartOfThree, appliedCoupon: 'WELCOME10' }),
  play: async ({ args, canvas, userEvent }) => {
    const summary = within(canvas.getByRole('region', { name: 'Order Summary' }))
    await expect(summary.getByText('Discount (WELCOME10)')).toBeVisible()
    await expect(summary.getByText('−₹500')).toBeVisible()
    await userEvent.click(summary.getByRole('button', { name: 'Remove coupon WELCOME10' }))
    await expect(args.onRemoveCoupon).toHaveBeenCalledOnce()
  },
}

/** Each has a notice above the lines; after OK the focus is on the heading. */
export const UnavailableAndRepriced: Story = {
  args: withSummary(withGone),
  name: 'Unavailable and repriced',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Subtotal (2 items)')).toBeVisible()
    await expect(canvas.getByText('1 no longer available, and left out of the total')).toBeVisible()
    const repriced = canvas.getByText('Prices have changed since you were last here')
    await expect(repriced).toBeVisible()
    await expect(repriced.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
    await expect(repriced.compareDocumentPosition(canvas.getByRole('list'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await expect(args.onRemoveGone).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }))
    await expect(args.onPricesSeen).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

/** Without an available product there is no checkout link. */
export const AllUnavailable: Story = {
  args: withSummary({ ...cartOfOne, items: cartOfOne.items.map((item) => ({ ...item, isGone: true })) }),
  name: 'All unavailable',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Proceed to Checkout' })).not.toBeInTheDocument()
    await expect(canvas.getByText('Subtotal (0 items)')).toBeVisible()
  },
}

export const OneItem: Story = { name: 'One item', args: withSummary(cartOfOne) }

export const TwelveItems: Story = { name: 'Twelve items', args: withSummary(cartOfTwelve) }

/** Lines without a name, without a picture, with a six-digit price and with a long name. */
export const EdgeCases: Story = { name: 'Edge cases', args: withSummary(awkwardCart) }

export const ReportedChanges: Story = {
  // Same picture as ThreeItems.
  tags: ['behaviour', 'no-picture'],
  name: 'Each line reports its own changes, and Clear cart reports all lines',
  play: async ({ args, canvas, userEvent }) => {
    const item = cartOfThree.items.find(({ product }) => product.key === bestseller.key)
    if (!item) throw new Error('The cart of three has no bestseller')
    await userEvent.click(canvas.getByRole('button', { name: `Increase quantity of ${bestseller.name}` }))
    await expect(args.onQuantity).toHaveBeenCalledWith(lineKey(item), 3)
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${bestseller.name}` }))
    await expect(args.onRemove).toHaveBeenCalledWith(item)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear cart' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}
