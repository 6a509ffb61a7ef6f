import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { BuyBar } from '#features/product/BuyBar/BuyBar.tsx'
import { formatPrices } from '#features/shared/productLabels.ts'
import { aboveALakh, kanjivaram, plain } from '#mocks/data.ts'

/**
 * Price and Add to Cart at the bottom of windows narrower than 960 px. It is a part of `PurchaseBox`, which leaves it
 * out for a sold-out product; do not use it alone. The page reserves space for the bar: it never covers the footer's
 * end, messages or the focused element. In a window lower than 400 px it is in the normal flow, and covers nothing.
 *
 * - [Price, former price and button are at the bottom of the window](#anchor--product-buybar--on-sale); [a regular
 *   price](#anchor--product-buybar--regular-price) stands alone, and [a price of six
 *   figures](#anchor--product-buybar--six-figures) fits beside the button.
 * - The button [is named 'Add to Cart'](#anchor--product-buybar--on-sale), like the one in wider windows.
 * - [In wider windows the bar is hidden](#anchor--product-buybar--desktop), from screen readers too.
 */
const meta = {
  title: 'Product/BuyBar',
  component: BuyBar,
  args: { ...formatPrices(kanjivaram), onAddToCart: fn() },
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { layout: 'fullscreen' },
  // The page above the bar; on a desktop there would be nothing to take a picture of.
  decorators: [
    (Part) => (
      <>
        <p style={{ padding: '1.25rem' }}>The page of a piece.</p>
        <Part />
      </>
    ),
  ],
} satisfies Meta<typeof BuyBar>

export default meta
type Story = StoryObj<typeof meta>

export const RegularPrice: Story = {
  name: 'Regular price',
  args: { ...formatPrices(plain), original: undefined },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.price)).toBeVisible()
    await expect(canvas.queryByText(/Original price/)).not.toBeInTheDocument()
  },
}

/** Price, former price and the button, at the bottom of the window. */
export const OnSale: Story = {
  name: 'On sale',
  play: async ({ args, canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Add to Cart' })
    await userEvent.click(add)
    await expect(args.onAddToCart).toHaveBeenCalledOnce()
    await expect(innerHeight - add.getBoundingClientRect().bottom).toBeLessThan(16)
    const price = canvas.getByText(args.price)
    await expect(price.parentElement).toHaveTextContent(`${args.price}Original price ${args.original}`)
    await expect(innerHeight - price.getBoundingClientRect().bottom).toBeLessThan(75)
  },
}

export const SixFigures: Story = { name: 'Six figures', args: { ...formatPrices(aboveALakh) } }

export const Desktop: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  // Renders nothing.
  tags: ['behaviour', 'no-picture'],
  name: 'On a desktop nothing is rendered',
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Add to Cart' })).not.toBeInTheDocument()
    await expect(canvas.getByText(args.price)).not.toBeVisible()
  },
}
