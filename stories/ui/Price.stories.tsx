import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Price } from '#ui/Price/Price.tsx'

/**
 * The price of a saree and, if it is reduced, the former price and the saving. The props are text, not numbers:
 * formatting rupees is the caller's task. For the sums of a cart use `OrderSummary`. On a card the digits have one
 * width, so that prices below each other are aligned.
 *
 * - [The former price is struck through](#anchor--ui-price--spoken), and screen readers read 'Original price' before
 *   it.
 * - Where space is short [the saving wraps](#anchor--ui-price--narrow) to its own line.
 * - Its size is that of [a card](#anchor--ui-price--card), of [the product page](#anchor--ui-price--page), or of [the
 *   bar](#anchor--ui-price--bar) at the bottom of phones, where the former price is below the price.
 * - [Without a reduction](#anchor--ui-price--price-only) there is the price alone.
 */
const meta = {
  title: 'UI/Price',
  component: Price,
  args: { price: '₹12,499', original: '₹15,624', saving: 'Save ₹3,125' },
} satisfies Meta<typeof Price>

export default meta
type Story = StoryObj<typeof meta>

export const Card: Story = {}

/** There is no former price, not even for screen readers. */
export const PriceOnly: Story = {
  name: 'Price only',
  args: { price: '₹4,250', original: undefined, saving: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^₹4,250$/)
  },
}

export const Page: Story = { args: { size: 'page', saving: '20% off' } }

export const Bar: Story = { args: { size: 'bar', saving: undefined } }

export const Narrow: Story = {
  args: { price: '₹1,12,499', original: '₹1,40,624', saving: 'Save ₹28,125' },
  decorators: [
    (Part) => (
      <div style={{ inlineSize: '9.75rem' }}>
        <Part />
      </div>
    ),
  ],
}

export const Spoken: Story = {
  name: 'The former price is struck through and read as the original one',
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('s')).toHaveTextContent('Original price ₹15,624')
  },
}
