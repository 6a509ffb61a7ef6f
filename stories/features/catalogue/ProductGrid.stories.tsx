import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ProductGrid } from '#features/catalogue/ProductGrid/ProductGrid.tsx'
import { kanjivaram, longName, mixedShelf, plain, reduced, soldOutCotton } from '#mocks/data.ts'

/**
 * Cards in one to four columns, by the width of the window. A shelf treats all alike; a showcase gives the first the
 * room of four.
 *
 * - It is a list: readers hear how many pieces there are.
 * - Names, prices and stock stand level across a row, however long a name is.
 * - The pictures of the first screen are asked for at once, the others when they come near.
 * - The bag of a card tells which piece it is about.
 */
const meta = {
  title: 'Catalogue/ProductGrid',
  component: ProductGrid,
  args: { products: mixedShelf.slice(0, 8), onAddToCart: fn() },
} satisfies Meta<typeof ProductGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Shelf: Story = {
  name: 'It is a list of as many items as there are pieces',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8)
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
  name: 'The bag of a card tells which piece it is about',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Add ${plain.name} to cart` }))
    await expect(args.onAddToCart).toHaveBeenCalledWith(plain)
  },
}
