import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { emptyCart, type Cart } from '#domain/cart/cart.ts'
import { orderTotalsOf } from '#domain/cart/orderTotals.ts'
import { MiniCart } from '#features/cart/MiniCart/MiniCart.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'
import { morningOf, storyDay } from '#mocks/clock.ts'
import { awkwardCart, cartOfThree, cartOfTwelve, kanjivaram } from '#mocks/data.ts'

const withSummary = (cart: Cart) => ({ cart, summary: orderTotalsOf(cart, { coupons: [], now: morningOf(storyDay) }) })

const withMarks: Cart = {
  ...cartOfThree,
  items: cartOfThree.items.map((item, at) =>
    at === 0 ? { ...item, isGone: true } : { ...item, product: { ...item.product, availability: 'out-of-stock' } },
  ),
}

/**
 * A short form of the cart: a sheet from the right, opened from the bag in the header and from the message that a product
 * was added. It is not used on the pages of cart and checkout, which show the cart themselves. After a removal the focus
 * is on the next line's Remove button, or on Undo. Every link closes it.
 *
 * - It is [a dialog named 'Your cart'](#anchor--cart-minicart--three-items); [Escape closes
 *   it](#anchor--cart-minicart--closed).
 * - [The products are a list](#anchor--cart-minicart--three-items); [subtotal and both links stay visible below
 *   it](#anchor--cart-minicart--long-and-missing-names), except in [a window less than 400 px high, which scrolls as a
 *   whole](#anchor--cart-minicart--low-window).
 * - [Quantities can be changed, and a line removed at once](#anchor--cart-minicart--change-and-remove). [Undo is in its
 *   place, and the removal is announced](#anchor--cart-minicart--removed-with-undo).
 * - [A sold-out or unavailable product says so in text, and has no quantity](#anchor--cart-minicart--unavailable);
 *   without an available product there is no checkout link.
 * - [An empty cart has the link Start Shopping](#anchor--cart-minicart--empty) and no checkout link.
 */
const meta = {
  title: 'Cart/MiniCart',
  component: MiniCart,
  args: { isOpen: true, onClose: fn(), onQuantity: fn(), onRemove: fn(), ...withSummary(cartOfThree) },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } } },
} satisfies Meta<typeof MiniCart>

export default meta
type Story = StoryObj<typeof meta>

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Your cart' }))

const topOf = (part: Element) => part.getBoundingClientRect().top

/** The parts of the sheet that may scroll: the first and the last line, and what is below them. */
async function parts() {
  const dialog = await sheet()
  // A font that arrives later would move them.
  await document.fonts.ready
  const lines = dialog.getAllByRole('listitem')
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last) throw new Error('The cart has no lines')
  return {
    first,
    last,
    subtotal: dialog.getByText(/^Subtotal/),
    links: [
      dialog.getByRole('link', { name: 'Proceed to Checkout' }),
      dialog.getByRole('link', { name: 'View cart' }),
    ] as const,
  }
}

/** Products, subtotal and links. */
export const ThreeItems: Story = {
  name: 'Three items',
  play: async () => {
    const dialog = await sheet()
    await expect(within(dialog.getByRole('list')).getAllByRole('listitem')).toHaveLength(2)
    await expect(dialog.getByText(kanjivaram.name)).toBeVisible()
    await expect(dialog.getByText('Subtotal (3 items)')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute('href', '/checkout')
    await expect(dialog.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart')
  },
}

export const TwelveItems: Story = { name: 'Twelve items', args: withSummary(cartOfTwelve) }

/** There is no checkout link. */
export const Empty: Story = {
  args: withSummary(emptyCart),
  play: async () => {
    const dialog = await sheet()
    await expect(dialog.getByText('Your cart is empty')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Start Shopping' })).toHaveAttribute('href', '/collections')
    await expect(dialog.queryByRole('link', { name: 'Proceed to Checkout' })).not.toBeInTheDocument()
  },
}

export const RemovedWithUndo: Story = {
  name: 'Removed, with Undo',
  args: {
    removal: {
      at: 1,
      words: 'Kasavu Pudava removed from cart',
      notice: <Notice action={{ label: 'Undo', onClick: fn() }}>Kasavu Pudava removed from cart</Notice>,
    },
  },
  play: async () => {
    const dialog = await sheet()
    const lines = dialog.getAllByRole('listitem')
    await expect(lines).toHaveLength(3)
    await expect(dialog.getAllByRole('status')[0]).toHaveTextContent('Kasavu Pudava removed from cart')
    await expect(lines[1]).toContainElement(dialog.getByRole('button', { name: 'Undo' }))
  },
}

export const Unavailable: Story = {
  name: 'Sold out and unavailable',
  args: withSummary(withMarks),
  play: async () => {
    const dialog = await sheet()
    await expect(dialog.getByText('Out of Stock, left out of the total')).toBeVisible()
    await expect(dialog.getByText('No longer available')).toBeVisible()
    await expect(dialog.queryByRole('group')).not.toBeInTheDocument()
    await expect(dialog.queryByRole('link', { name: 'Proceed to Checkout' })).not.toBeInTheDocument()
  },
}

export const LongAndMissingNames: Story = {
  name: 'Long and missing names',
  args: withSummary(awkwardCart),
  play: async () => {
    const { subtotal, links, first, last } = await parts()
    const before = [subtotal, ...links].map(topOf)
    const firstTop = topOf(first)
    last.scrollIntoView()
    await expect(topOf(first)).toBeLessThan(firstTop)
    await expect([subtotal, ...links].map(topOf)).toEqual(before)
    await expect(Math.max(...before)).toBeLessThan(innerHeight)
    first.scrollIntoView({ block: 'end' })
    await expect(topOf(first)).toBe(firstTop)
  },
}

export const LowWindow: Story = {
  args: withSummary(awkwardCart),
  parameters: {
    viewport: { options: { low: { name: 'Low', styles: { width: '640px', height: '380px' } } } },
    docs: { story: { iframeHeight: 380 } },
  },
  globals: { viewport: { value: 'low', isRotated: false } },
  // Its window differs from that of the pictures.
  tags: ['behaviour', 'no-picture'],
  name: 'A window less than 400 px high scrolls as a whole',
  play: async () => {
    const { subtotal, links, first } = await parts()
    await expect(topOf(subtotal)).toBeGreaterThan(innerHeight)
    links[1].scrollIntoView()
    await expect(topOf(links[1])).toBeLessThan(innerHeight)
    await expect(topOf(first)).toBeLessThan(0)
  },
}

export const Closed: Story = {
  // Same picture as ThreeItems.
  tags: ['behaviour', 'no-picture'],
  name: 'Escape closes the sheet',
  play: async ({ args, userEvent }) => {
    await sheet()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

export const ChangeAndRemove: Story = {
  // Same picture as ThreeItems.
  tags: ['behaviour', 'no-picture'],
  name: 'A quantity is changed, and a line removed',
  play: async ({ args, userEvent }) => {
    const dialog = await sheet()
    await userEvent.click(dialog.getByRole('button', { name: `Increase quantity of ${kanjivaram.name}` }))
    await expect(args.onQuantity).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: `Remove ${kanjivaram.name}` }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}
