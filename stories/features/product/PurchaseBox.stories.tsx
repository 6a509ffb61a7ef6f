import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PurchaseBox } from '#features/product/PurchaseBox/PurchaseBox.tsx'
import { formatPrices } from '#features/shared/productLabels.ts'
import { kanjivaram } from '#mocks/data.ts'

/**
 * The quantity of a product, Add to Cart and Buy Now, on its page. Below 960 px Add to Cart is in the bar at the
 * bottom of the window (`BuyBar`). For the quantity of a product in the cart use `QuantityStepper`. The quantity ends
 * at a million.
 *
 * - The quantity's field and buttons are [named after the product](#anchor--product-purchasebox--in-stock). It starts at
 *   one, the minimum.
 * - [Add to Cart](#anchor--product-purchasebox--quantity-thirty) and [Buy Now](#anchor--product-purchasebox--buy-now)
 *   pass the quantity that is shown. [Adding removes the message about an invalid
 *   one](#anchor--product-purchasebox--added-after-an-error).
 * - [Tab goes from 'Decrease quantity' through the field and 'Increase quantity' to Add to
 *   Cart](#anchor--product-purchasebox--keys), and Enter presses the buttons.
 * - At any width there is one Add to Cart, on screen and for screen readers: [beside the quantity in wide
 *   windows](#anchor--product-purchasebox--one-add-to-cart), [in the bar in narrow
 *   ones](#anchor--product-purchasebox--one-on-a-phone).
 * - [A sold-out product can neither be added nor bought](#anchor--product-purchasebox--sold-out): both buttons are
 *   disabled, and there is neither quantity nor bar. [A pre-order product can be
 *   added](#anchor--product-purchasebox--pre-order).
 */
const meta = {
  title: 'Product/PurchaseBox',
  component: PurchaseBox,
  args: {
    name: kanjivaram.name,
    availability: 'in-stock',
    ...formatPrices(kanjivaram),
    onAddToCart: fn(),
    onBuyNow: fn(),
  },
  decorators: [
    (Part) => (
      <div style={{ maxInlineSize: '27rem' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof PurchaseBox>

export default meta
type Story = StoryObj<typeof meta>

/** The quantity starts at one, which is the minimum. */
export const InStock: Story = {
  name: 'In stock',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: `Quantity of ${kanjivaram.name}` })).toBeVisible()
    const decrease = canvas.getByRole('button', { name: `Decrease quantity of ${kanjivaram.name}` })
    await expect(decrease).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }))
    await expect(args.onAddToCart).toHaveBeenCalledWith(1)
  },
}

/** The quantity shown is added. */
export const QuantityThirty: Story = {
  name: 'Quantity thirty',
  play: async ({ args, canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: /^Increase quantity/ })
    for (let pressed = 1; pressed < 30; pressed += 1) await userEvent.click(more)
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }))
    await expect(args.onAddToCart).toHaveBeenCalledWith(30)
  },
}

export const SoldOut: Story = {
  name: 'Sold out',
  args: { availability: 'out-of-stock' },
  play: async ({ args, canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Add to Cart' })
    await expect(add).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Buy Now' })).toBeDisabled()
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument()
    await expect(canvas.queryByText(args.price)).not.toBeInTheDocument()
    await userEvent.click(add)
    await expect(args.onAddToCart).not.toHaveBeenCalled()
  },
}

export const AddedAfterAnError: Story = {
  // Same picture as InStock.
  tags: ['behaviour', 'no-picture'],
  name: 'Adding removes the message about an invalid quantity',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /^Quantity of/ })
    await userEvent.clear(field)
    await userEvent.type(field, '0{Tab}')
    await canvas.findByRole('alert')
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }))
    await expect(args.onAddToCart).toHaveBeenCalledWith(1)
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const BuyNow: Story = {
  // Same picture as InStock, with another number.
  tags: ['behaviour', 'no-picture'],
  name: 'Buy Now passes the quantity that is shown',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Increase quantity/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Buy Now' }))
    await expect(args.onBuyNow).toHaveBeenCalledWith(2)
    await expect(args.onAddToCart).not.toHaveBeenCalled()
  },
}

export const OneAddToCart: Story = {
  // Same picture as InStock.
  tags: ['behaviour', 'no-picture'],
  name: 'There is one Add to Cart at any width',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Add to Cart' })).toHaveLength(1)
  },
}

export const OneOnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  // Pictured in Product/BuyBar.
  tags: ['behaviour', 'no-picture'],
  name: 'On a phone the one Add to Cart is in the bar',
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: 'Add to Cart' })
    await expect(innerHeight - add.getBoundingClientRect().bottom).toBeLessThan(16)
  },
}

export const PreOrder: Story = {
  args: { availability: 'pre-order' },
  // Same picture as InStock.
  tags: ['behaviour', 'no-picture'],
  name: 'A pre-order product can be added',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }))
    await expect(args.onAddToCart).toHaveBeenCalledWith(1)
  },
}

export const Keys: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  // Same picture as InStock.
  tags: ['behaviour', 'no-picture'],
  name: 'All of it works with Tab and Enter',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /^Decrease quantity/ })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: /^Quantity of/ })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /^Increase quantity/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}{Enter}')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAddToCart).toHaveBeenCalledWith(3)
  },
}
