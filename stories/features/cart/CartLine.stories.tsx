import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import type { CartItem } from '#domain/cart/cart.ts'
import { formatRupees } from '#domain/money.ts'
import type { Product } from '#domain/product/product.ts'
import { CartLine } from '#features/cart/CartLine/CartLine.tsx'
import {
  aboveALakh,
  brokenPicture,
  cartOf,
  kanjivaram,
  longestOfAll,
  longName,
  nameless,
  preOrder,
  soldOutCotton,
  withoutPicture,
} from '#mocks/data.ts'

/** The only line of a cart with this quantity of one product. */
function lineOf(product: Product, quantity: number): CartItem {
  const [item] = cartOf([product, quantity]).items
  if (!item) throw new Error('A cart of one product has one line')
  return item
}

/**
 * One line of the cart: picture, name, unit price, quantity, line total and its buttons. Use it in `CartLines`, which
 * moves the focus after a removal. `MiniCart` has a shorter line of its own; a line of an order that is being placed is
 * part of `CheckoutSummary`.
 *
 * - It is a list item; [the name is a heading and links to the product](#anchor--cart-cartline--quantity-two), and [the
 *   link covers the picture](#anchor--cart-cartline--picture-link). [Without a name the product is named by its
 *   code](#anchor--cart-cartline--nameless).
 * - The quantity is a group named after the product. [Its buttons change it by
 *   one](#anchor--cart-cartline--changed-quantity); [at one the decrease button is
 *   disabled](#anchor--cart-cartline--quantity-one) and can still be focused.
 * - [Remove](#anchor--cart-cartline--quantity-one), [Save for later](#anchor--cart-cartline--saved-for-later) and
 *   [Finishing options](#anchor--cart-cartline--finishing-expanded) are separate buttons, each named after the product.
 * - [The finishing options are behind a button that says whether they are
 *   expanded](#anchor--cart-cartline--finishing-expanded).
 * - [A pre-order product says when it arrives](#anchor--cart-cartline--pre-order).
 * - [A product that is no longer available can only be removed](#anchor--cart-cartline--no-longer-available); [a sold-out
 *   one says so in text](#anchor--cart-cartline--sold-out), not by colour alone; [a new price is shown with the old
 *   one](#anchor--cart-cartline--new-price).
 * - [A name does not break at a hyphen](#anchor--cart-cartline--hyphenated-name).
 * - [Even the longest texts fit the width of a phone](#anchor--cart-cartline--longest-texts).
 */
const meta = {
  title: 'Cart/CartLine',
  component: CartLine,
  args: {
    item: lineOf(kanjivaram, 2),
    onQuantity: fn(),
    onRemove: fn(),
    onSaveForLater: fn(),
    onFinishing: fn(),
  },
  decorators: [
    (Part) => (
      <ul style={{ maxInlineSize: '46rem' }}>
        <Part />
      </ul>
    ),
  ],
} satisfies Meta<typeof CartLine>

export default meta
type Story = StoryObj<typeof meta>

/** Unit price and line total. */
export const QuantityTwo: Story = {
  name: 'Quantity two',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pure Silks, ₹12,499 each')).toBeVisible()
    await expect(canvas.getByText('₹24,998')).toBeVisible()
    const heading = within(canvas.getByRole('listitem')).getByRole('heading', { name: kanjivaram.name })
    await expect(within(heading).getByRole('link')).toHaveAttribute('href', `/product/${kanjivaram.key}`)
  },
}

/** The decrease button is disabled, and Remove is a separate button. */
export const QuantityOne: Story = {
  args: { item: lineOf(kanjivaram, 1) },
  name: 'Quantity one',
  play: async ({ args, canvas, userEvent }) => {
    const decrease = canvas.getByRole('button', { name: `Decrease quantity of ${kanjivaram.name}` })
    await expect(decrease).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(decrease)
    await expect(decrease).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${kanjivaram.name}` }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
    await expect(args.onQuantity).not.toHaveBeenCalled()
  },
}

export const PreOrder: Story = {
  args: { item: lineOf(preOrder, 1) },
  // QuantityTwo with one line more.
  tags: ['no-picture'],
  name: 'Pre-order',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`Pre-order, ${preOrder.estimatedDelivery}`)).toBeVisible()
  },
}

/** The button says that it is expanded; each checkbox reports its option. */
export const FinishingExpanded: Story = {
  args: { item: { ...lineOf(kanjivaram, 1), finishing: ['fall and pico'] } },
  name: 'Finishing options expanded',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Finishing: fall and pico')).toBeVisible()
    const key = canvas.getByRole('button', { name: `Finishing options of ${kanjivaram.name}` })
    await expect(key).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(key)
    await expect(key).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tassels' }))
    await expect(args.onFinishing).toHaveBeenLastCalledWith('tassels', true)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Fall and pico' }))
    await expect(args.onFinishing).toHaveBeenLastCalledWith('fall and pico', false)
  },
}

/** The line says so in text, and is left out of the total. */
export const SoldOut: Story = {
  name: 'Sold out',
  args: { item: lineOf(soldOutCotton, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Out of Stock, left out of the total')).toBeVisible()
    await expect(canvas.queryByText(formatRupees(soldOutCotton.price), { exact: true })).not.toBeInTheDocument()
  },
}

/** The new price is shown beside the old one. */
export const NewPrice: Story = {
  name: 'New price',
  args: { item: { ...lineOf(kanjivaram, 2), priceWas: 11999 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pure Silks, ₹12,499 each')).toBeVisible()
    await expect(canvas.getByText('It was ₹11,999 when you chose it')).toBeVisible()
  },
}

/** The line has no total, and can only be removed. */
export const NoLongerAvailable: Story = {
  args: { item: { ...lineOf(kanjivaram, 2), isGone: true } },
  name: 'No longer available',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No longer available')).toBeVisible()
    await expect(canvas.queryByText('₹24,998')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${kanjivaram.name}` }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

export const SixFigures: Story = { name: 'Six figures', args: { item: lineOf(aboveALakh, 12) } }

export const LongName: Story = { name: 'Long name', args: { item: lineOf(longName, 1) } }

/** Even the longest texts fit the width of a phone. */
export const LongestTexts: Story = {
  args: { item: lineOf(longestOfAll, 1) },
  globals: { viewport: { value: 'phone', isRotated: false } },
  name: 'Longest texts',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

/** A product without a name is named by its code. */
export const Nameless: Story = {
  args: { item: lineOf(nameless, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: `Remove ${nameless.productCode}` })).toBeVisible()
  },
}

export const WithoutPicture: Story = { name: 'Without picture', args: { item: lineOf(withoutPicture, 1) } }

export const BrokenPicture: Story = { name: 'Broken picture', args: { item: lineOf(brokenPicture, 1) } }

export const ChangedQuantity: Story = {
  // Same picture as QuantityTwo.
  tags: ['behaviour', 'no-picture'],
  name: 'The buttons increase and decrease the quantity by one',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Increase quantity of ${kanjivaram.name}` }))
    await expect(args.onQuantity).toHaveBeenLastCalledWith(3)
    await userEvent.click(canvas.getByRole('button', { name: `Decrease quantity of ${kanjivaram.name}` }))
    await expect(args.onQuantity).toHaveBeenLastCalledWith(1)
  },
}

export const SavedForLater: Story = {
  // Same picture as QuantityTwo.
  tags: ['behaviour', 'no-picture'],
  name: 'Save for later moves the product to the wishlist',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Save for later: ${kanjivaram.name}` }))
    await expect(args.onSaveForLater).toHaveBeenCalledOnce()
  },
}

export const PictureLink: Story = {
  // Looks as QuantityTwo does.
  tags: ['behaviour', 'no-picture'],
  name: 'The link covers the picture: a click on it opens the product',
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('listitem').firstElementChild ?? document.body
    const { left, top, width, height } = picture.getBoundingClientRect()
    const link = canvas.getByRole('link', { name: kanjivaram.name })
    for (const part of [0.05, 0.95])
      await expect(document.elementFromPoint(left + part * width, top + part * height)).toBe(link)
  },
}

export const HyphenatedName: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  name: 'Hyphenated name',
  args: { item: lineOf({ ...kanjivaram, name: 'Shantipur Fish-Scale Tant' }, 1) },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Shantipur Fish-Scale Tant' })
    const word = within(link).getByText('Fish-Scale')
    await expect(word.getClientRects()).toHaveLength(1)
    await expect(word.getBoundingClientRect().height).toBeLessThan(30)
  },
}
