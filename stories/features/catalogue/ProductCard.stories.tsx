import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { CardActions } from '#features/catalogue/ProductCard/CardActions.tsx'
import { CardBadge } from '#features/catalogue/ProductCard/CardBadge.tsx'
import { CardHeart } from '#features/catalogue/ProductCard/CardHeart.tsx'
import { CardPicture } from '#features/catalogue/ProductCard/CardPicture.tsx'
import { CardStock } from '#features/catalogue/ProductCard/CardStock.tsx'
import { CardSwatches } from '#features/catalogue/ProductCard/CardSwatches.tsx'
import { ProductCard, type CardVariant } from '#features/catalogue/ProductCard/ProductCard.tsx'
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

/** The room a card of each kind has on a page; the rows of 'featured' are those of the four cards beside it. */
const rooms = {
  default: { inlineSize: '18.5rem' },
  compact: { inlineSize: '18.5rem' },
  featured: { inlineSize: '38.5rem', display: 'grid', gridTemplateRows: '27rem repeat(11, auto)' },
  list: {},
} as const satisfies Record<CardVariant, object>

/**
 * One piece on a shelf: three quarters picture, then what it is, what it costs, and when it can be here. The whole card
 * leads to the piece; over its picture lie Add to Cart, quick view and the heart. In a list of cards use `ProductGrid`,
 * which sets their lines level and chooses the variant.
 *
 * - The link is named by the piece and fills the card, so a tap anywhere opens it, and a new tab can be asked for.
 * - Its buttons are named 'Add to Cart: …', 'Quick view: …' and 'Save … to wishlist'; each is one tab stop.
 * - On desktops the bar shows under the pointer, and for the keyboard when anything of the card has the focus.
 * - The heart is a switch: it says whether it is pressed.
 * - Its stock is said in words with their sign: '✓ In Stock', '✗ Out of Stock', 'Available for Pre-order'.
 * - A piece that is sold out keeps its page and the hue of its picture; it cannot be added.
 */
const meta = {
  title: 'Catalogue/ProductCard',
  component: ProductCard,
  subcomponents: { CardPicture, CardBadge, CardActions, CardHeart, CardStock, CardSwatches },
  args: { product: kanjivaram, onAddToCart: fn(), onToggleSaved: fn(), onQuickView: fn() },
  decorators: [
    (Part, { args }) => (
      <div style={{ ...rooms[args.variant ?? 'default'], maxInlineSize: '100%' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>

export default meta
type Story = StoryObj<typeof meta>

const addTo = (name: string) => ({ name: `Add to Cart: ${name}` })
const viewOf = (name: string) => ({ name: `Quick view: ${name}` })
const heartOf = (name: string) => ({ name: `Save ${name} to wishlist` })

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
    await expect(canvas.getByRole('article')).toHaveTextContent(plain.category.name)
    await expect(canvas.queryByText(/Original price|OFF/)).not.toBeInTheDocument()
  },
}

export const Compact: Story = {
  args: { variant: 'compact' },
  name: 'Compact says name and price alone',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: kanjivaram.name })).toBeVisible()
    await expect(canvas.getByText('₹12,499')).toBeVisible()
    await expect(canvas.queryByRole('img', { name: /^Rated/ })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('list', { name: 'Colors' })).not.toBeInTheDocument()
    await expect(canvas.queryByText('In Stock')).not.toBeInTheDocument()
  },
}

export const Featured: Story = { args: { variant: 'featured' } }

export const List: Story = {
  args: { variant: 'list' },
  name: 'In a list its buttons have words, and its story is told in two lines',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(kanjivaram.shortDescription)).toBeVisible()
    await expect(canvas.getByText('Add to Cart')).toBeVisible()
    await expect(canvas.getByText('Save')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', addTo(kanjivaram.name)))
    await expect(args.onAddToCart).toHaveBeenCalledWith(kanjivaram)
    await userEvent.click(canvas.getByRole('button', viewOf(kanjivaram.name)))
    await expect(args.onQuickView).toHaveBeenCalledWith(kanjivaram)
    await userEvent.click(canvas.getByRole('button', heartOf(kanjivaram.name)))
    await expect(args.onToggleSaved).toHaveBeenCalledWith(kanjivaram)
  },
}

export const ListSoldOut: Story = {
  args: { variant: 'list', product: soldOutCotton, isSaved: true },
  name: 'In a list a piece that is sold out can be saved, not added',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', addTo(soldOutCotton.name))).toBeDisabled()
    await expect(canvas.getByRole('button', { ...heartOf(soldOutCotton.name), pressed: true })).toBeEnabled()
  },
}

export const New: Story = { args: { product: newArrival } }

export const Bestseller: Story = { args: { product: bestseller } }

export const Trending: Story = { args: { product: trending } }

export const EveryBadge: Story = {
  args: { product: { ...reduced, isNew: true, isBestseller: true, isTrending: true } },
  name: 'All four badges keep clear of the heart',
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button', heartOf(reduced.name)).getBoundingClientRect()
    for (const badge of [`${reduced.discount}% OFF`, 'NEW', 'BESTSELLER', 'TRENDING']) {
      await expect(canvas.getByText(badge)).toBeVisible()
      await expect(canvas.getByText(badge).getBoundingClientRect().right).toBeLessThanOrEqual(heart.left)
    }
  },
}

export const SoldOut: Story = {
  args: { product: soldOutCotton },
  name: 'A piece that is sold out keeps its page and cannot be added',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('✗ Out of Stock')
    await expect(canvas.getByRole('article')).not.toHaveTextContent('business days')
    await expect(canvas.getByRole('link')).toHaveAttribute('href', `/product/${soldOutCotton.key}`)
    const add = canvas.getByRole('button', addTo(soldOutCotton.name))
    await expect(add).toBeDisabled()
    await userEvent.click(add)
    await expect(args.onAddToCart).not.toHaveBeenCalled()
  },
}

export const PreOrder: Story = {
  args: { product: preOrder },
  name: 'A piece to pre-order says so and can be added',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Available for Pre-order')).toBeVisible()
    await expect(canvas.getByRole('button', addTo(preOrder.name))).toBeEnabled()
  },
}

export const Unsaved: Story = {
  // Looks as Reduced does.
  tags: ['no-picture'],
  name: 'The heart saves the piece and does not open it',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { ...heartOf(kanjivaram.name), pressed: false }))
    await expect(args.onToggleSaved).toHaveBeenCalledWith(kanjivaram)
    await expect(args.onQuickView).not.toHaveBeenCalled()
  },
}

export const Saved: Story = {
  args: { isSaved: true },
  name: 'The heart of a saved piece is filled, and pressed',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { ...heartOf(kanjivaram.name), pressed: true }))
    await expect(args.onToggleSaved).toHaveBeenCalledWith(kanjivaram)
  },
}

export const WithoutHeart: Story = {
  args: { product: plain },
  render: ({ product, onAddToCart }) => <ProductCard product={product} onAddToCart={onAddToCart} />,
  name: 'Where nothing can be saved or looked at there is neither heart nor eye',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toEqual([canvas.getByRole('button', addTo(plain.name))])
  },
}

export const Swatches: Story = {
  args: { product: { ...plain, color: ['Madder', 'Bottle green', 'Gold', 'Moonstone', 'Indigo', 'Rani', 'Sage'] } },
  name: 'Five colours at most are shown, and their names read aloud; one nobody knows is a ring',
  play: async ({ canvas }) => {
    const colours = [...canvas.getByRole('list', { name: 'Colors' }).children].map((each) => each.textContent)
    await expect(colours).toEqual(['Madder', 'Bottle green', 'Gold', 'Moonstone', 'Indigo'])
  },
}

export const Nameless: Story = {
  args: { product: nameless },
  name: 'A nameless piece is called by its code',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: nameless.productCode })).toBeVisible()
    await expect(canvas.getByRole('button', addTo(nameless.productCode))).toBeEnabled()
    await expect(canvas.getByRole('button', heartOf(nameless.productCode))).toBeEnabled()
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

export const LongNameOnPhone: Story = {
  args: { product: longName, variant: 'list' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  name: 'A long name in a list breaks rather than widen a phone',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: longName.name })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const SixFigures: Story = { args: { product: aboveALakh } }

export const WithoutPicture: Story = {
  args: { product: withoutPicture },
  name: 'A piece without a picture keeps the room of one',
  play: async ({ canvas }) => {
    const room = canvas.getByRole('img', { name: withoutPicture.name }).getBoundingClientRect()
    await expect(room.height / room.width).toBeCloseTo(4 / 3, 1)
  },
}

export const BrokenPicture: Story = {
  args: { product: brokenPicture, eager: true },
  name: 'A broken picture gives its room to the placeholder, once and for all',
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeInTheDocument())
    await expect(canvas.getByRole('img', { name: brokenPicture.images[0]?.alt ?? '' })).toBeVisible()
  },
}

export const SecondPicture: Story = {
  // A pointer that rests is not in a picture.
  tags: ['no-picture'],
  name: 'The second picture is asked for when a pointer comes, and says nothing of its own',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const pictures = () => [...canvasElement.querySelectorAll('img')].map(({ alt }) => alt)
    await expect(pictures()).toEqual([kanjivaram.images[0]?.alt])
    await userEvent.hover(canvas.getByRole('article'))
    await expect(pictures()).toEqual([kanjivaram.images[0]?.alt, ''])
  },
}

export const OnePicture: Story = {
  args: { product: { ...kanjivaram, images: kanjivaram.images.slice(0, 1) } },
  // Looks as Reduced does.
  tags: ['no-picture'],
  name: 'A piece seen from one side has no second picture',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(canvas.getByRole('article'))
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1)
  },
}

export const TabStops: Story = {
  args: { product: plain },
  name: 'Its tab stops are the link, Add to Cart, quick view and the heart, and the bar shows itself to them',
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('article')
    const stops = [
      canvas.getByRole('button', addTo(plain.name)),
      canvas.getByRole('button', viewOf(plain.name)),
      canvas.getByRole('button', heartOf(plain.name)),
      canvas.getByRole('link', { name: plain.name }),
    ]
    const bar = stops[0]?.parentElement
    for (const stop of stops) {
      await userEvent.tab()
      await expect(stop).toHaveFocus()
      await waitFor(() => expect(bar && getComputedStyle(bar).opacity).toBe('1'))
    }
    await userEvent.tab()
    await expect(card).not.toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    )
    stops[0]?.focus()
  },
}

export const Added: Story = {
  args: { product: plain },
  // Looks as Plain does.
  tags: ['no-picture'],
  name: 'Add to Cart gives the piece and does not open it',
  play: async ({ args, canvas, userEvent }) => {
    const add = canvas.getByRole('button', addTo(plain.name))
    await userEvent.click(add)
    await expect(args.onAddToCart).toHaveBeenCalledWith(plain)
    await expect(canvas.getByRole('link')).not.toContainElement(add)
  },
}

export const QuickView: Story = {
  args: { product: plain },
  // Looks as Plain does.
  tags: ['no-picture'],
  name: 'Quick view gives the piece',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', viewOf(plain.name)))
    await expect(args.onQuickView).toHaveBeenCalledWith(plain)
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
