import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { CardActions } from '#features/catalogue/ProductCard/CardActions.tsx'
import { CardBadge } from '#features/catalogue/ProductCard/CardBadge.tsx'
import { CardHeart } from '#features/catalogue/ProductCard/CardHeart.tsx'
import { CardName } from '#features/catalogue/ProductCard/CardName.tsx'
import { CardPicture } from '#features/catalogue/ProductCard/CardPicture.tsx'
import { CardPrice } from '#features/catalogue/ProductCard/CardPrice.tsx'
import { CardStock } from '#features/catalogue/ProductCard/CardStock.tsx'
import type { CardVariant } from '#features/catalogue/ProductCard/cardVariant.ts'
import { ProductCard } from '#features/catalogue/ProductCard/ProductCard.tsx'
import {
  aboveALakh,
  bestseller,
  brokenPicture,
  kanjivaram,
  longestOfAll,
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

/** The width of a card of each variant on a page. */
const sizes = {
  default: { inlineSize: '18.5rem' },
  compact: { inlineSize: '18.5rem' },
  featured: { inlineSize: '38.5rem' },
  list: {},
} as const satisfies Record<CardVariant, object>

/**
 * One product in a list: three quarters picture, then name, price and availability; over the picture are Add to Cart,
 * quick view and the heart. The whole card is one link to the product, so it also opens in a new tab. For lists of cards
 * use `ProductGrid`, which aligns their lines and chooses the variant; for a line of the cart use `CartLine`. It is on
 * Pages/Home, Pages/Listing and, below other content, on most pages.
 *
 * - [The link covers the card: a click on the picture opens the product](#anchor--catalogue-productcard--one-link). It is
 *   named after the product, or [after its code](#anchor--catalogue-productcard--nameless) if it has no name.
 * - [Tab reaches Add to Cart, the heart and the link, in this order](#anchor--catalogue-productcard--focused). Quick view
 *   is not a tab stop: the link leads there already. On desktops the bar of buttons shows on hover, and while anything in
 *   the card has the focus; elsewhere a bag icon is always shown.
 * - The buttons are named ['Add to Cart: …'](#anchor--catalogue-productcard--added), ['Quick view:
 *   …'](#anchor--catalogue-productcard--quick-view) and ['Save … to wishlist'](#anchor--catalogue-productcard--unsaved);
 *   none of them follows the link. [Without their callbacks heart and quick view are left
 *   out](#anchor--catalogue-productcard--without-heart). [The heart is a toggle button that says whether it is
 *   pressed](#anchor--catalogue-productcard--saved).
 * - Availability is text with an icon: ['✓ In Stock'](#anchor--catalogue-productcard--in-stock), ['Available for
 *   Pre-order'](#anchor--catalogue-productcard--pre-order) or '✗ Out of Stock'. [A sold-out product links to its page,
 *   with its picture dimmed; it cannot be added](#anchor--catalogue-productcard--sold-out), but [it can be
 *   saved](#anchor--catalogue-productcard--list-sold-out). Of a reduced product [the former price is read as 'Original
 *   price'](#anchor--catalogue-productcard--on-sale).
 * - The variant 'compact' [has picture, name and price](#anchor--catalogue-productcard--compact), 'list' [a description
 *   and labelled buttons](#anchor--catalogue-productcard--list); 'featured' [is a large
 *   card](#anchor--catalogue-productcard--featured). On the wishlist [Add to Cart has a row of its
 *   own](#anchor--catalogue-productcard--add-to-cart-below).
 * - [At most two badges are shown](#anchor--catalogue-productcard--every-badge), below 960 px one. [A long name is shown
 *   whole](#anchor--catalogue-productcard--long-name).
 * - [The second picture is requested on hover, and hidden from screen
 *   readers](#anchor--catalogue-productcard--second-picture). In place of [a
 *   missing](#anchor--catalogue-productcard--without-picture) or [a broken
 *   picture](#anchor--catalogue-productcard--broken-picture) is a placeholder.
 */
const meta = {
  title: 'Catalogue/ProductCard',
  component: ProductCard,
  subcomponents: { CardPicture, CardBadge, CardActions, CardHeart, CardName, CardPrice, CardStock },
  args: { product: kanjivaram, onAddToCart: fn(), onToggleSaved: fn(), onQuickView: fn() },
  decorators: [
    (Part, { args }) => (
      <div style={{ ...sizes[args.variant ?? 'default'], maxInlineSize: '100%' }}>
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

/** A click on this button reaches the button, and not the link that covers the card. */
async function expectAboveLink(button: HTMLElement) {
  const { left, top, width, height } = button.getBoundingClientRect()
  await expect(button.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true)
  await expect(button.closest('a')).toBeNull()
}

export const InStock: Story = {
  args: { product: plain },
  name: 'In stock',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent(/✓ In Stock3-5 business days/)
    await expect(canvas.getByRole('article')).toHaveTextContent(plain.category.name)
    await expect(canvas.queryByText(/Original price|OFF/)).not.toBeInTheDocument()
  },
}

/** Percentage, former price and saving. */
export const OnSale: Story = {
  name: 'On sale',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('19% OFF')).toBeVisible()
    await expect(canvas.getByRole('article')).toHaveTextContent('₹12,499Original price ₹15,499Save ₹3,000')
  },
}

/** It shows name and price only. */
export const Compact: Story = {
  args: { variant: 'compact' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: kanjivaram.name })).toBeVisible()
    await expect(canvas.getByText('₹12,499')).toBeVisible()
    await expect(canvas.queryByRole('img', { name: /^Rated/ })).not.toBeInTheDocument()
    await expect(canvas.queryByText('In Stock')).not.toBeInTheDocument()
  },
}

/** On the wishlist: the heart is the only button on the picture. */
export const AddToCartBelow: Story = {
  args: { hasAddRow: true },
  name: 'Add to Cart below',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', addTo(kanjivaram.name)))
    await expect(args.onAddToCart).toHaveBeenCalledWith(kanjivaram)
    await expect(canvas.queryByRole('button', viewOf(kanjivaram.name))).not.toBeInTheDocument()
  },
}

export const Featured: Story = { args: { variant: 'featured' } }

/** The buttons have text, and the description has two lines. */
export const List: Story = {
  args: { variant: 'list' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Add to Cart')).toBeVisible()
    // On a phone there is no space for them.
    for (const text of [kanjivaram.shortDescription, 'Save']) {
      const shown = canvas.getByText(text)
      await (innerWidth < 600 ? expect(shown).not.toBeVisible() : expect(shown).toBeVisible())
    }
    await userEvent.click(canvas.getByRole('button', addTo(kanjivaram.name)))
    await expect(args.onAddToCart).toHaveBeenCalledWith(kanjivaram)
    if (innerWidth >= 600) {
      await userEvent.click(canvas.getByRole('button', viewOf(kanjivaram.name)))
      await expect(args.onQuickView).toHaveBeenCalledWith(kanjivaram)
    }
    await userEvent.click(canvas.getByRole('button', heartOf(kanjivaram.name)))
    await expect(args.onToggleSaved).toHaveBeenCalledWith(kanjivaram, expect.anything())
  },
}

/** The product can be saved, not added. */
export const ListSoldOut: Story = {
  args: { variant: 'list', product: soldOutCotton, isSaved: true },
  name: 'List, sold out',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', addTo(soldOutCotton.name))).toBeDisabled()
    await expect(canvas.getByRole('button', { ...heartOf(soldOutCotton.name), pressed: true })).toBeEnabled()
  },
}

export const New: Story = { args: { product: newArrival } }

export const Bestseller: Story = { args: { product: bestseller } }

export const Trending: Story = { args: { product: trending } }

/** Two of four badges are shown, one below 960 px; none covers the heart. */
export const EveryBadge: Story = {
  name: 'Every badge',
  args: { product: { ...reduced, isNew: true, isBestseller: true, isTrending: true } },
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button', heartOf(reduced.name)).getBoundingClientRect()
    const shown = [`${reduced.discount}% OFF`, 'NEW'].slice(0, innerWidth < 960 ? 1 : 2)
    for (const badge of shown) {
      await expect(canvas.getByText(badge)).toBeVisible()
      await expect(canvas.getByText(badge).getBoundingClientRect().right).toBeLessThanOrEqual(heart.left)
    }
    if (shown.length < 2) await expect(canvas.getByText('NEW')).not.toBeVisible()
    await expect(canvas.queryByText(/BESTSELLER|TRENDING/)).not.toBeInTheDocument()
  },
}

/** The card links to the product, which cannot be added. */
export const SoldOut: Story = {
  name: 'Sold out',
  args: { product: soldOutCotton },
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

/** The card says so, and the product can be added. */
export const PreOrder: Story = {
  args: { product: preOrder },
  name: 'Pre-order',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Available for Pre-order')).toBeVisible()
    await expect(canvas.getByRole('button', addTo(preOrder.name))).toBeEnabled()
  },
}

export const Saved: Story = {
  args: { isSaved: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { ...heartOf(kanjivaram.name), pressed: true }))
    await expect(args.onToggleSaved).toHaveBeenCalledWith(kanjivaram, expect.anything())
  },
}

/** Without callbacks there is neither heart nor quick view. */
export const WithoutHeart: Story = {
  name: 'Without heart',
  args: { product: plain },
  render: ({ product, onAddToCart }) => <ProductCard product={product} onAddToCart={onAddToCart} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toEqual([canvas.getByRole('button', addTo(plain.name))])
  },
}

/** A product without a name is named by its code. */
export const Nameless: Story = {
  args: { product: nameless },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: nameless.productCode })).toBeVisible()
    await expect(canvas.getByRole('button', addTo(nameless.productCode))).toBeEnabled()
    await expect(canvas.getByRole('button', heartOf(nameless.productCode))).toBeEnabled()
  },
}

/** All of it is shown. */
export const LongName: Story = {
  name: 'Long name',
  args: { product: longName },
  play: async ({ canvas }) => {
    const name = canvas.getByText(longName.name)
    await expect(name).toBeVisible()
    await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight)
  },
}

/** It wraps rather than widening a phone. */
export const ListLongName: Story = {
  args: { product: longName, variant: 'list' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  name: 'List, long name',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: longName.name })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

/** Even the longest texts stay within the card. */
export const LongestTexts: Story = {
  args: { product: longestOfAll },
  globals: { viewport: { value: 'phone', isRotated: false } },
  name: 'Longest texts',
  decorators: [
    (Part) => (
      <div style={{ inlineSize: '9.5rem' }}>
        <Part />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article')
    await expect(canvas.getByText(longestOfAll.estimatedDelivery)).toBeVisible()
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
}

export const SixFigures: Story = { name: 'Six figures', args: { product: aboveALakh } }

/** The picture's space is kept. */
export const WithoutPicture: Story = {
  name: 'Without picture',
  args: { product: withoutPicture },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: withoutPicture.name }).getBoundingClientRect()
    await expect(picture.height / picture.width).toBeCloseTo(innerWidth < 960 ? 3 / 2 : 4 / 3, 1)
  },
}

/** A placeholder replaces it. */
export const BrokenPicture: Story = {
  name: 'Broken picture',
  args: { product: brokenPicture, eager: true },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeInTheDocument())
    await expect(canvas.getByRole('img', { name: brokenPicture.images[0]?.alt ?? '' })).toBeVisible()
  },
}

/** The tab stops are the link, Add to Cart and the heart, and focus shows the bar. */
export const Focused: Story = {
  args: { product: plain },
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('article')
    const stops = [
      canvas.getByRole('button', addTo(plain.name)),
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

export const Unsaved: Story = {
  // Same picture as OnSale.
  tags: ['behaviour', 'no-picture'],
  name: 'The heart saves the product and does not open it',
  play: async ({ args, canvas, userEvent }) => {
    const heart = canvas.getByRole('button', { ...heartOf(kanjivaram.name), pressed: false })
    await expectAboveLink(heart)
    await userEvent.click(heart)
    await expect(args.onToggleSaved).toHaveBeenCalledWith(kanjivaram, expect.anything())
    await expect(args.onQuickView).not.toHaveBeenCalled()
  },
}

export const WithoutNameAndCode: Story = {
  args: { product: { ...nameless, productCode: '' } },
  // Same picture as Nameless.
  tags: ['behaviour', 'no-picture'],
  name: 'A product without name and code is called a handloom saree',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Handloom saree' })).toBeVisible()
  },
}

export const SecondPicture: Story = {
  // The hovering pointer is not in a picture.
  tags: ['behaviour', 'no-picture'],
  name: 'The second picture is requested on hover, and is hidden from screen readers',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const pictures = () => [...canvasElement.querySelectorAll('img')].map(({ alt }) => alt)
    await expect(pictures()).toEqual([kanjivaram.images[0]?.alt])
    await userEvent.hover(canvas.getByRole('article'))
    await expect(pictures()).toEqual([kanjivaram.images[0]?.alt, ''])
  },
}

export const OnePicture: Story = {
  args: { product: { ...kanjivaram, images: kanjivaram.images.slice(0, 1) } },
  // Same picture as OnSale.
  tags: ['behaviour', 'no-picture'],
  name: 'A product with one picture has no second one',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(canvas.getByRole('article'))
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1)
  },
}

export const Added: Story = {
  args: { product: plain },
  // Same picture as InStock.
  tags: ['behaviour', 'no-picture'],
  name: 'Add to Cart passes the product and does not open it',
  play: async ({ args, canvas, userEvent }) => {
    const add = canvas.getByRole('button', addTo(plain.name))
    await expectAboveLink(add)
    await userEvent.click(add)
    await expect(args.onAddToCart).toHaveBeenCalledWith(plain)
  },
}

export const QuickView: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { product: plain },
  // Same picture as InStock.
  tags: ['behaviour', 'no-picture'],
  name: 'Quick view passes the product',
  play: async ({ args, canvas, userEvent }) => {
    const view = canvas.getByRole('button', viewOf(plain.name))
    await expectAboveLink(view)
    await userEvent.click(view)
    await expect(args.onQuickView).toHaveBeenCalledWith(plain)
  },
}

export const OneLink: Story = {
  args: { product: plain },
  // Same picture as InStock.
  tags: ['behaviour', 'no-picture'],
  name: 'The link covers the card: a click on the picture opens the product',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(plain.name)
    await expect(canvas.getByRole('link')).toHaveAttribute('href', `/product/${plain.key}`)
    const { left, top, width, height } = canvas.getByRole('article').getBoundingClientRect()
    for (const part of [0.1, 0.4, 0.95]) {
      const touched = document.elementFromPoint(left + width / 2, top + height * part)
      await expect(touched).toBe(canvas.getByRole('link'))
    }
  },
}
