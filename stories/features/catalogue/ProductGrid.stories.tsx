import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ListingColumns } from '#features/catalogue/ListingColumns/ListingColumns.tsx'
import { ProductGrid } from '#features/catalogue/ProductGrid/ProductGrid.tsx'
import { ProductGroup } from '#features/catalogue/ProductGrid/ProductGroup.tsx'
import { catalogue, kanjivaram, longName, mixedShelf, plain, reduced, soldOutCotton } from '#mocks/data.ts'

/**
 * Cards in one to four columns, by the width of the window. A shelf treats all alike; a showcase gives the first the
 * room of four; a row says name and price alone; a list lays the pieces under each other.
 *
 * - It is a list: readers hear how many pieces there are.
 * - More than twenty-four come in groups; the later ones are drawn when they are near, and are found all the same.
 * - Names, prices and stock stand level across a row, however long a name is.
 * - The pictures of the first screen are asked for at once, the others when they come near.
 * - Add to Cart of a card tells which piece it is about.
 */
const meta = {
  title: 'Catalogue/ProductGrid',
  component: ProductGrid,
  subcomponents: { ProductGroup },
  args: { products: mixedShelf.slice(0, 8), onAddToCart: fn(), onToggleSaved: fn(), onQuickView: fn() },
} satisfies Meta<typeof ProductGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Shelf: Story = {
  name: 'It is a list of as many items as there are pieces',
  play: async ({ canvas }) => {
    const [list] = canvas.getAllByRole('list')
    await expect(list?.children).toHaveLength(8)
    await expect(canvas.getAllByRole('article')).toHaveLength(8)
  },
}

export const Showcase: Story = {
  args: { products: mixedShelf, layout: 'showcase' },
  name: 'In a showcase the first piece has the room of four',
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect().width)
    await expect(first).toBeGreaterThan(2 * (second ?? Number.NaN))
  },
}

export const Row: Story = {
  args: { products: mixedShelf.slice(0, 4), layout: 'row' },
  name: 'A row says name and price alone',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4)
    await expect(canvas.queryByText('In Stock')).not.toBeInTheDocument()
  },
}

export const List: Story = {
  args: { products: mixedShelf.slice(0, 5), layout: 'list' },
  name: 'In a list the pieces lie under each other, each as wide as its room',
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect())
    await expect(new Set(boxes.map(({ left }) => left))).toHaveProperty('size', 1)
    await expect(new Set(boxes.map(({ top }) => top))).toHaveProperty('size', 5)
  },
}

export const BesidePanel: Story = {
  // Pages/Listing filters has its picture.
  tags: ['no-picture'],
  decorators: [
    (Part) => (
      <ListingColumns panel={<p>Filters</p>}>
        <Part />
      </ListingColumns>
    ),
  ],
  name: 'Beside an open panel there is room for three in a row',
  play: async ({ canvas }) => {
    if (innerWidth < 1200) return
    const tops = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect().top)
    await expect(tops.filter((top) => top === tops[0])).toHaveLength(3)
  },
}

export const Groups: Story = {
  args: { products: catalogue.slice(0, 50) },
  // Looks as Shelf does, longer.
  tags: ['no-picture'],
  name: 'More than twenty-four come in groups, of which the later ones are drawn when they are near',
  play: async ({ canvasElement }) => {
    const groups = [...canvasElement.querySelectorAll('ul')].filter((list) => list.querySelector('article'))
    await expect(groups.map((group) => group.children.length)).toEqual([24, 24, 2])
    await expect(groups.map((group) => getComputedStyle(group).contentVisibility)).toEqual(['visible', 'auto', 'auto'])
  },
}

export const FarCard: Story = {
  args: { products: catalogue.slice(0, 50) },
  // Looks as Shelf does, longer.
  tags: ['no-picture'],
  name: 'A card of a later group is found before it is drawn, and takes the focus',
  play: async ({ canvas }) => {
    const last = canvas.getByRole('link', { name: catalogue[49]?.name ?? '' })
    last.focus()
    await expect(last).toHaveFocus()
    await expect(last.getBoundingClientRect().top).toBeLessThan(innerHeight)
  },
}

export const None: Story = {
  args: { products: [] },
  // Nothing is drawn.
  tags: ['no-picture'],
  name: 'Without pieces there is no list',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
  },
}

export const Saved: Story = {
  args: { isSaved: ({ key }) => key === plain.key },
  // Looks as Shelf does, one heart filled.
  tags: ['no-picture'],
  name: 'The hearts of saved pieces are pressed, the others are not',
  play: async ({ canvas }) => {
    const hearts = canvas.getAllByRole('button', { pressed: true })
    await expect(hearts).toEqual([canvas.getByRole('button', { name: `Save ${plain.name} to wishlist` })])
    await expect(canvas.getAllByRole('button', { pressed: false })).toHaveLength(7)
  },
}

export const One: Story = { args: { products: [kanjivaram] } }

export const SmallShowcase: Story = {
  args: { products: mixedShelf.slice(0, 4), layout: 'showcase' },
  name: 'With fewer than five pieces a showcase treats all alike',
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect().width)
    await expect(new Set(widths)).toHaveProperty('size', 1)
  },
}

export const Five: Story = { args: { products: mixedShelf.slice(0, 5) } }

export const Level: Story = {
  args: { products: [plain, { ...longName, key: 'long-name' }, reduced, soldOutCotton] },
  name: 'Prices stand level across a row, however long a name is',
  play: async ({ canvas }) => {
    const tops = [plain, reduced, soldOutCotton].map(({ name }) => {
      const [card] = canvas.getAllByRole('article').filter((article) => article.textContent?.includes(name))
      return card?.querySelector('p')?.getBoundingClientRect().top
    })
    await expect(new Set(tops)).toHaveProperty('size', 1)
  },
}

export const FirstScreen: Story = {
  args: { eager: 2 },
  // Looks as Shelf does.
  tags: ['no-picture'],
  globals: { pictures: 'drawn' },
  name: 'The pictures of the first screen are asked for at once',
  play: async ({ canvasElement }) => {
    const ways = [...canvasElement.querySelectorAll('img')].map((picture) => picture.loading)
    await expect(ways.slice(0, 3)).toEqual(['eager', 'eager', 'lazy'])
  },
}

export const Added: Story = {
  // Looks as Shelf does.
  tags: ['no-picture'],
  name: 'Add to Cart of a card tells which piece it is about',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Add to Cart: ${plain.name}` }))
    await expect(args.onAddToCart).toHaveBeenCalledWith(plain)
  },
}
