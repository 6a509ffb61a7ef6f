import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { ProductGallery } from '#features/product/ProductGallery/ProductGallery.tsx'
import { ProductView } from '#features/product/ProductView/ProductView.tsx'
import { PageSection } from '#features/shared/PageSection/PageSection.tsx'
import {
  aboveALakh,
  kanjivaram,
  longestOfAll,
  longName,
  nameless,
  onePicture,
  plain,
  preOrder,
  soldOutCotton,
  withoutPicture,
} from '#mocks/data.ts'

/**
 * A whole product: its pictures, name, price, facts and the buttons to buy it. On the product page; in a list use
 * `ProductCard`. In windows from 1024 px on the text stays in view beside the pictures while they scroll.
 *
 * - It is an article with [the page's heading of level one](#anchor--product-productview--on-sale), under
 *   [breadcrumbs with a link to its category](#anchor--product-productview--breadcrumbs). A product without a name
 *   [is named by its code](#anchor--product-productview--nameless).
 * - Availability is text beside a dot: green for [In Stock](#anchor--product-productview--in-stock), amber for [Out
 *   of Stock](#anchor--product-productview--sold-out) and [pre-order](#anchor--product-productview--pre-order).
 * - [The former price is read as 'Original price'](#anchor--product-productview--on-sale), followed by the reduction
 *   in percent; [a regular price](#anchor--product-productview--regular-price) has neither.
 * - [Add to Cart](#anchor--product-productview--add-to-cart) and [Buy Now](#anchor--product-productview--buy-now)
 *   pass the product and the quantity.
 * - [Three lines of a long description are shown](#anchor--product-productview--more); More shows the rest, Less
 *   hides it.
 * - On a phone [the picture is under a line of breadcrumbs](#anchor--product-productview--on-sale), with the badges
 *   in its corner; in wide windows the close-up is below both columns, across the page.
 * - [Missing values leave no gaps](#anchor--product-productview--few-values), [a long name
 *   wraps](#anchor--product-productview--long-name), and [even the longest texts fit the width of a
 *   phone](#anchor--product-productview--longest-texts).
 */
const meta = {
  title: 'Product/ProductView',
  component: ProductView,
  args: { product: kanjivaram, gallery: null, onAddToCart: fn(), onBuyNow: fn() },
  render: ({ product, ...rest }) => (
    <ProductView {...rest} product={product} gallery={<ProductGallery name={product.name} images={product.images} />} />
  ),
  parameters: { layout: 'fullscreen' },
  // On a phone the large picture covers the gutters of its page.
  decorators: [
    (Part) => (
      <PageSection>
        <Part />
      </PageSection>
    ),
  ],
} satisfies Meta<typeof ProductView>

export default meta
type Story = StoryObj<typeof meta>

/** A product without a badge has no space for one. */
export const RegularPrice: Story = {
  args: { product: plain },
  name: 'Regular price',
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^(NEW|BESTSELLER|SALE)$/)).not.toBeInTheDocument()
    await expect(canvas.queryByText(/Original price|% off/)).not.toBeInTheDocument()
  },
}

/** Name, badges, price and reduction. */
export const OnSale: Story = {
  name: 'On sale',
  play: async ({ canvas }) => {
    const article = within(canvas.getByRole('article'))
    await expect(article.getByRole('heading', { level: 1, name: kanjivaram.name })).toBeVisible()
    await expect(canvas.getByText('SALE')).toBeVisible()
    await expect(canvas.getByText('BESTSELLER')).toBeVisible()
    await expect(canvas.getByRole('article')).toHaveTextContent(
      '₹12,499Original price ₹15,49919% offMRP inclusive of all taxes',
    )
    await expect(canvas.getByRole('img', { name: 'Rated 4.8 out of 5, 128 reviews' })).toBeVisible()
    await expect(canvas.getByText('In Stock')).toBeVisible()
  },
}

/** Sold out is in amber, and the product cannot be added. */
export const SoldOut: Story = {
  name: 'Sold out',
  args: { product: soldOutCotton },
  globals: { theme: 'daylight' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Out of Stock')).toHaveStyle({ color: 'rgb(138, 90, 0)' })
    await expect(canvas.getByRole('button', { name: 'Add to Cart' })).toBeDisabled()
  },
}

/** Pre-order is in amber, and the product can be added. */
export const PreOrder: Story = {
  args: { product: preOrder },
  name: 'Pre-order',
  globals: { theme: 'daylight' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Available for Pre-order')).toHaveStyle({ color: 'rgb(138, 90, 0)' })
    await expect(canvas.getByRole('button', { name: 'Add to Cart' })).toBeEnabled()
  },
}

/** A product without a name is named by its code everywhere. */
export const Nameless: Story = {
  args: { product: nameless },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: nameless.productCode })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: `Quantity of ${nameless.productCode}` })).toBeVisible()
  },
}

export const LongName: Story = { name: 'Long name', args: { product: longName } }

/** Even the longest texts fit the width of a phone. */
export const LongestTexts: Story = {
  args: { product: longestOfAll },
  globals: { viewport: { value: 'phone', isRotated: false } },
  name: 'Longest texts',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const SixFigures: Story = { name: 'Six figures', args: { product: aboveALakh } }

export const OnePicture: Story = { name: 'One picture', args: { product: onePicture } }

export const WithoutPicture: Story = { name: 'Without picture', args: { product: withoutPicture } }

/** A record with few values leaves no gaps. */
export const FewValues: Story = {
  args: {
    product: {
      ...withoutPicture,
      description: '',
      fabric: '',
      work: [],
      color: [],
      occasion: [],
      category: { slug: '', name: '' },
    },
  },
  name: 'Few values',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('term')).not.toBeInTheDocument()
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
}

export const Breadcrumbs: Story = {
  // Same picture as OnSale.
  tags: ['behaviour', 'no-picture'],
  name: 'The breadcrumbs link to its category',
  play: async ({ canvas }) => {
    const crumbs = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }))
    await expect(crumbs.getByRole('link', { name: 'Collections' })).toHaveAttribute('href', '/collections')
    await expect(crumbs.getByRole('link', { name: 'Pure Silks' })).toHaveAttribute('href', '/collections/pure-silks')
    await expect(crumbs.getByText(kanjivaram.name)).toHaveAttribute('aria-current', 'page')
  },
}

export const More: Story = {
  tags: ['behaviour'],
  name: 'More shows the whole description',
  play: async ({ canvas, userEvent }) => {
    const description = canvas.getByText(kanjivaram.description)
    const more = canvas.getByText('More')
    const short = description.clientHeight
    await expect(short / Number.parseFloat(getComputedStyle(description).lineHeight)).toBeCloseTo(3, 1)
    await userEvent.click(more)
    await expect(description.clientHeight).toBeGreaterThan(short)
    await userEvent.click(canvas.getByText('Less'))
    await expect(description.clientHeight).toBe(short)
  },
}

export const InStock: Story = {
  args: { product: plain },
  // Same picture as RegularPrice.
  tags: ['behaviour', 'no-picture'],
  name: 'A product in stock says so in green',
  globals: { theme: 'daylight' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In Stock')).toHaveStyle({ color: 'rgb(30, 107, 58)' })
  },
}

export const BuyNow: Story = {
  // Same picture as OnSale.
  tags: ['behaviour', 'no-picture'],
  name: 'Buy Now passes the product and the quantity',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Increase quantity/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Buy Now' }))
    await expect(args.onBuyNow).toHaveBeenCalledWith(kanjivaram, 2)
  },
}

export const AddToCart: Story = {
  // Same picture as OnSale.
  tags: ['behaviour', 'no-picture'],
  name: 'Add to Cart passes the product and the quantity',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Increase quantity/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }))
    await expect(args.onAddToCart).toHaveBeenCalledWith(kanjivaram, 2)
  },
}
