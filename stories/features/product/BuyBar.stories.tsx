import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { BuyBar } from '#features/product/BuyBar/BuyBar.tsx'
import { priceWords } from '#features/shared/productWords.ts'
import { aboveALakh, kanjivaram, plain } from '#mocks/data.ts'

/**
 * Price and Add to Cart under the thumb, in windows narrower than a desktop's. On a desktop there is nothing.
 *
 * - The button is named as the one on a desktop is, and only one of the two is ever there.
 * - The page keeps room for the bar: the foot's end, messages and what is tabbed to are never under it.
 * - In a window lower than 400 px it stands in its place on the page, and covers nothing.
 * - What is sold out cannot be added.
 */
const meta = {
  title: 'Product/BuyBar',
  component: BuyBar,
  args: { ...priceWords(kanjivaram), isSoldOut: false, onAddToCart: fn() },
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

export const Reduced: Story = {
  name: 'Price, former price and the button, at the foot of the window',
  play: async ({ args, canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Add to Cart' })
    await userEvent.click(add)
    await expect(args.onAddToCart).toHaveBeenCalledOnce()
    await expect(innerHeight - add.getBoundingClientRect().bottom).toBeLessThan(16)
  },
}

export const Plain: Story = { args: { ...priceWords(plain), original: undefined } }

export const SixFigures: Story = { args: { ...priceWords(aboveALakh) } }

export const SoldOut: Story = {
  args: { isSoldOut: true },
  name: 'What is sold out cannot be added',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add to Cart' })).toBeDisabled()
  },
}

export const OnADesktop: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  // There is nothing to see.
  tags: ['no-picture'],
  name: 'On a desktop there is none',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Add to Cart' })).not.toBeInTheDocument()
  },
}
