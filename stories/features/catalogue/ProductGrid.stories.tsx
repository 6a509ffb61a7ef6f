import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { formatRupees } from '#domain/money.ts'
import { ListingColumns } from '#features/catalogue/ListingColumns/ListingColumns.tsx'
import { ProductGrid } from '#features/catalogue/ProductGrid/ProductGrid.tsx'
import { ProductGroup } from '#features/catalogue/ProductGrid/ProductGroup.tsx'
import { catalogue, kanjivaram, longName, mixedProducts, plain, reduced, soldOutCotton } from '#mocks/data.ts'

/**
 * Product cards in one to four columns, depending on the width of the window. Use it for every list of products: `layout`
 * is 'grid' (all cards alike), 'showcase', 'row' or 'list'. While they load use `ProductGridSkeleton`; for the states of
 * a whole listing use `ListingBody`.
 *
 * - [It is a list with one item for each product](#anchor--catalogue-productgrid--grid), so screen readers announce their
 *   number. [Without products there is no list](#anchor--catalogue-productgrid--without-products).
 * - [A showcase gives the first card the space of four](#anchor--catalogue-productgrid--showcase), [if there are at least
 *   five](#anchor--catalogue-productgrid--small-showcase); on phones it shows five cards at most. [A row shows name and
 *   price, and whether a product is sold out](#anchor--catalogue-productgrid--row); [a list has one card per
 *   row](#anchor--catalogue-productgrid--list).
 * - [Beside open filters a grid has three cards in a row](#anchor--catalogue-productgrid--beside-filters), otherwise four
 *   from 1200 px, three from 600 px and two from 340 px.
 * - [More than 24 cards are split into groups of 24, each a list](#anchor--catalogue-productgrid--groups). The later ones
 *   are laid out near the viewport, but [their cards can be found and focused
 *   before](#anchor--catalogue-productgrid--far-card).
 * - [Names, prices and availability are aligned across a row, however long a name
 *   is](#anchor--catalogue-productgrid--long-name).
 * - [The pictures of the first screen are requested at once](#anchor--catalogue-productgrid--first-screen), the others
 *   near the viewport.
 * - [Add to Cart passes the product of its card](#anchor--catalogue-productgrid--added), and [only the hearts of saved
 *   products are pressed](#anchor--catalogue-productgrid--one-saved).
 */
const meta = {
  title: 'Catalogue/ProductGrid',
  component: ProductGrid,
  subcomponents: { ProductGroup },
  args: { products: mixedProducts.slice(0, 8), onAddToCart: fn(), onToggleSaved: fn(), onQuickView: fn() },
} satisfies Meta<typeof ProductGrid>

export default meta
type Story = StoryObj<typeof meta>

/** It is a list with one item for each product. */
export const Grid: Story = {
  name: 'Grid',
  play: async ({ canvas }) => {
    const [list] = canvas.getAllByRole('list')
    await expect(list?.children).toHaveLength(8)
    await expect(canvas.getAllByRole('article')).toHaveLength(8)
  },
}

/** The first product has the space of four. */
export const Showcase: Story = {
  args: { products: mixedProducts, layout: 'showcase' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect().width)
    await expect(first).toBeGreaterThan(2 * (second ?? Number.NaN))
  },
}

/** It shows name and price, and that a product is sold out. */
export const Row: Story = {
  args: { products: [...mixedProducts.slice(0, 3), soldOutCotton], layout: 'row' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4)
    await expect(canvas.queryByText('In Stock')).not.toBeInTheDocument()
    const [stock, price] = ['Out of Stock', formatRupees(soldOutCotton.price)].map((text) => canvas.getByText(text))
    await expect(stock?.getBoundingClientRect().top).toBeGreaterThanOrEqual(price?.getBoundingClientRect().bottom ?? 0)
  },
}

/** The products are below each other, at full width. */
export const List: Story = {
  args: { products: mixedProducts.slice(0, 5), layout: 'list' },
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect())
    await expect(new Set(boxes.map(({ left }) => left))).toHaveProperty('size', 1)
    await expect(new Set(boxes.map(({ top }) => top))).toHaveProperty('size', 5)
  },
}

/** Beside an open panel three cards fit in a row. */
export const BesideFilters: Story = {
  // Pictured in Pages/Listing filters.
  tags: ['no-picture'],
  decorators: [
    (Part) => (
      <ListingColumns panel={<p>Filters</p>}>
        <Part />
      </ListingColumns>
    ),
  ],
  name: 'Beside filters',
  play: async ({ canvas }) => {
    if (innerWidth < 1200) return
    const tops = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect().top)
    await expect(tops.filter((top) => top === tops[0])).toHaveLength(3)
  },
}

/** Only the hearts of saved products are pressed. */
export const OneSaved: Story = {
  args: { isSaved: ({ key }) => key === plain.key },
  // Same picture as Grid, with one heart filled.
  tags: ['no-picture'],
  name: 'One saved',
  play: async ({ canvas }) => {
    const hearts = canvas.getAllByRole('button', { pressed: true })
    await expect(hearts).toEqual([canvas.getByRole('button', { name: `Save ${plain.name} to wishlist` })])
    await expect(canvas.getAllByRole('button', { pressed: false })).toHaveLength(7)
  },
}

export const OneProduct: Story = { name: 'One product', args: { products: [kanjivaram] } }

/** With fewer than five products it shows all alike. */
export const SmallShowcase: Story = {
  name: 'Small showcase',
  args: { products: mixedProducts.slice(0, 4), layout: 'showcase' },
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect().width)
    await expect(new Set(widths)).toHaveProperty('size', 1)
  },
}

export const FiveProducts: Story = { name: 'Five products', args: { products: mixedProducts.slice(0, 5) } }

/** Prices are aligned across a row, however long a name is. */
export const LongName: Story = {
  args: { products: [plain, { ...longName, key: 'long-name' }, reduced, soldOutCotton] },
  name: 'Long name',
  play: async ({ canvas }) => {
    // In narrower windows the four are not in one row.
    if (innerWidth < 1200) return
    const tops = [plain, reduced, soldOutCotton].map(({ name }) => {
      const [card] = canvas.getAllByRole('article').filter((article) => article.textContent?.includes(name))
      return card?.querySelector('p')?.getBoundingClientRect().top
    })
    await expect(new Set(tops)).toHaveProperty('size', 1)
  },
}

export const LevelRatings: Story = {
  args: { products: [plain, reduced] },
  globals: { viewport: { value: 'phone', isRotated: false } },
  // The picture of Grid at 360 px shows it.
  tags: ['behaviour', 'no-picture'],
  name: 'On a phone the ratings of a row are level, whether a price is reduced or not',
  play: async ({ canvas }) => {
    const ends = canvas.getAllByRole('img', { name: /^Rated/ }).map((rating) => rating.getBoundingClientRect().bottom)
    await expect(ends).toHaveLength(2)
    await expect(new Set(ends)).toHaveProperty('size', 1)
  },
}

export const Groups: Story = {
  args: { products: catalogue.slice(0, 50) },
  // Same picture as Grid, longer.
  tags: ['behaviour', 'no-picture'],
  name: 'More than twenty-four are split into groups, and the later ones are rendered near the viewport',
  play: async ({ canvasElement }) => {
    const groups = [...canvasElement.querySelectorAll('ul')].filter((list) => list.querySelector('article'))
    await expect(groups.map((group) => group.children.length)).toEqual([24, 24, 2])
    await expect(groups.map((group) => getComputedStyle(group).contentVisibility)).toEqual(['visible', 'auto', 'auto'])
  },
}

export const FarCard: Story = {
  args: { products: catalogue.slice(0, 50) },
  // Same picture as Grid, longer.
  tags: ['behaviour', 'no-picture'],
  name: 'A card of a later group can be found and focused before it is rendered',
  play: async ({ canvas }) => {
    const last = canvas.getByRole('link', { name: catalogue[49]?.name ?? '' })
    last.focus()
    await expect(last).toHaveFocus()
    await expect(last.getBoundingClientRect().top).toBeLessThan(innerHeight)
  },
}

export const WithoutProducts: Story = {
  args: { products: [] },
  // Renders nothing.
  tags: ['behaviour', 'no-picture'],
  name: 'Without products there is no list',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
  },
}

export const FirstScreen: Story = {
  args: { eager: 2 },
  // Same picture as Grid.
  tags: ['behaviour', 'no-picture'],
  globals: { pictures: 'drawn' },
  name: 'The pictures of the first screen are requested at once',
  play: async ({ canvasElement }) => {
    const ways = [...canvasElement.querySelectorAll('img')].map((picture) => picture.loading)
    await expect(ways.slice(0, 3)).toEqual(['eager', 'eager', 'lazy'])
  },
}

export const Added: Story = {
  // Same picture as Grid.
  tags: ['behaviour', 'no-picture'],
  name: 'Add to Cart of a card passes its product',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Add to Cart: ${plain.name}` }))
    await expect(args.onAddToCart).toHaveBeenCalledWith(plain)
  },
}
