import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { CardBadge } from '#features/catalogue/ProductCard/CardBadge.tsx'
import { CardStock } from '#features/catalogue/ProductCard/CardStock.tsx'
import { ProductCard } from '#features/catalogue/ProductCard/ProductCard.tsx'
import {
  aboveALakh,
  bestseller,
  brokenPicture,
  kanjivaram,
  longName,
  nameless,
  newArrival,
  plain,
  preOrder,
  reduced,
  soldOutCotton,
  trending,
  withoutPicture,
} from '#mocks/data.ts'

/**
 * One piece on a shelf: three quarters picture, then what it is, what it costs, and when it can be here. The whole card
 * leads to the piece; the bag in the corner puts one of it into the cart. In a list of cards use `ProductGrid`, which
 * sets their lines level and draws the variant 'featured'.
 *
 * - Two tab stops: the piece, named by its name, and the bag, named 'Add … to cart'.
 * - The link fills the card, so a tap anywhere opens the piece, and a new tab can be asked for.
 * - On desktops the bag shows under the pointer, and for the keyboard when it has the focus.
 * - Its stock is said in words with their sign: '✓ In Stock', '✗ Out of Stock', 'Available for Pre-order'.
 * - A piece that is sold out keeps its page and the hue of its picture; its bag cannot be pressed.
 */
const meta = {
  title: 'Catalogue/ProductCard',
  component: ProductCard,
  subcomponents: { CardBadge, CardStock },
  args: { product: kanjivaram, onAddToCart: fn() },
  decorators: [
    (Part) => (
      <div style={{ inlineSize: '18.5rem', maxInlineSize: '100%' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>

export default meta
type Story = StoryObj<typeof meta>

export const Reduced: Story = {
  name: 'A reduced piece says how much, before and what is saved',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('19% OFF')).toBeVisible()
    await expect(canvas.getByRole('article')).toHaveTextContent('₹12,499Original price ₹15,499Save ₹3,000')
  },
}

export const Plain: Story = {
  args: { product: plain },
  name: 'A piece in stock has its tick in the text',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent(/✓ In Stock3-5 business days/)
    await expect(canvas.queryByText(/Original price|Save|OFF/)).not.toBeInTheDocument()
  },
}

export const New: Story = { args: { product: newArrival } }

export const Bestseller: Story = { args: { product: bestseller } }

export const Trending: Story = { args: { product: trending } }

export const EveryBadge: Story = {
  args: { product: { ...reduced, isNew: true, isBestseller: true, isTrending: true } },
  name: 'All four badges keep clear of the corner',
  play: async ({ canvas }) => {
    for (const badge of [`${reduced.discount}% OFF`, 'NEW', 'BESTSELLER', 'TRENDING']) {
      await expect(canvas.getByText(badge)).toBeVisible()
    }
  },
}

export const SoldOut: Story = {
  args: { product: soldOutCotton },
  name: 'A piece that is sold out keeps its page and cannot be added',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('✗ Out of Stock')
    await expect(canvas.getByRole('link')).toHaveAttribute('href', `/product/${soldOutCotton.key}`)
    const bag = canvas.getByRole('button', { name: `Add ${soldOutCotton.name} to cart` })
    await expect(bag).toBeDisabled()
    await userEvent.click(bag)
    await expect(args.onAddToCart).not.toHaveBeenCalled()
  },
}

export const PreOrder: Story = {
  args: { product: preOrder },
  name: 'A piece to pre-order says so and can be added',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Available for Pre-order')).toBeVisible()
    await expect(canvas.getByRole('button')).toBeEnabled()
  },
}

export const Nameless: Story = {
  args: { product: nameless },
  name: 'A nameless piece is called by its code',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: nameless.productCode })).toBeVisible()
    await expect(canvas.getByRole('button', { name: `Add ${nameless.productCode} to cart` })).toBeEnabled()
  },
}

export const WithoutAnyName: Story = {
  args: { product: { ...nameless, productCode: '' } },
  // Looks as Nameless does.
  tags: ['no-picture'],
  name: 'A piece without name and code is a handloom saree',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Handloom saree' })).toBeVisible()
  },
}

export const LongName: Story = { args: { product: longName } }

export const SixFigures: Story = { args: { product: aboveALakh } }

export const WithoutPicture: Story = {
  args: { product: withoutPicture },
  name: 'A piece without a picture keeps the room of one',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: withoutPicture.name })).toBeVisible()
  },
}

export const BrokenPicture: Story = {
  args: { product: brokenPicture, eager: true },
  name: 'A broken picture gives its room to the placeholder',
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeInTheDocument())
    await expect(canvas.getByRole('img', { name: brokenPicture.images[0]?.alt ?? '' })).toBeVisible()
  },
}

export const TwoStops: Story = {
  args: { product: plain },
  name: 'Two tab stops: the piece and its bag, which shows itself to the keyboard',
  play: async ({ canvas, userEvent }) => {
    const bag = canvas.getByRole('button', { name: `Add ${plain.name} to cart` })
    await userEvent.tab()
    await userEvent.tab()
    await expect([canvas.getByRole('link'), bag]).toContain(document.activeElement)
    await userEvent.tab()
    await expect(canvas.getByRole('article')).not.toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    )
    bag.focus()
    await waitFor(() => expect(getComputedStyle(bag).opacity).toBe('1'))
  },
}

export const Added: Story = {
  args: { product: plain },
  // Looks as Plain does.
  tags: ['no-picture'],
  name: 'The bag puts the piece into the cart and does not open it',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Add ${plain.name} to cart` }))
    await expect(args.onAddToCart).toHaveBeenCalledWith(plain)
    await expect(canvas.getByRole('link')).not.toContainElement(canvas.getByRole('button'))
  },
}

export const OneLink: Story = {
  args: { product: plain },
  // Looks as Plain does.
  tags: ['no-picture'],
  name: 'The link fills the card: a tap on the picture opens the piece',
  play: async ({ canvas }) => {
    const { left, top, width, height } = canvas.getByRole('article').getBoundingClientRect()
    for (const part of [0.1, 0.4, 0.95]) {
      const touched = document.elementFromPoint(left + width / 2, top + height * part)
      await expect(touched).toBe(canvas.getByRole('link'))
    }
  },
}
