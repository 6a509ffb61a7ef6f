import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Picture } from '#ui/Picture/Picture.tsx'

const drawing = `<svg xmlns='http://www.w3.org/2000/svg' width='400' height='600'><rect width='400' height='600' fill='#CFC2AC'/><rect x='0' y='90' width='400' height='10' fill='#7A4A2B'/><rect x='90' y='80' width='220' height='400' fill='#0F5C3A'/><rect x='90' y='440' width='220' height='28' fill='#B98A2E'/></svg>`
const cloth = `data:image/svg+xml,${encodeURIComponent(drawing)}`

/**
 * A photograph in a room kept free for it: nothing moves when it comes. While it is on its way its room has the colour
 * of the cloth; when it is missing or broken, a drawn placeholder takes its room.
 *
 * - Its alternative text is read; '' where the words beside it say the same.
 * - A missing picture keeps its name, so nothing is lost to the ear.
 * - What is seen first on a page is asked for at once, the rest when it comes near.
 * - Sold out, it is faint on sunken ground and keeps its hue.
 */
const meta = {
  title: 'UI/Picture',
  component: Picture,
  args: {
    src: cloth,
    alt: 'A leaf green saree with a gold border, hung over a rod',
    width: 400,
    height: 600,
    ratio: '3 / 4',
    position: '50% 22%',
  },
  globals: { pictures: 'drawn' },
  decorators: [
    (Part) => (
      <div style={{ inlineSize: '18rem', maxInlineSize: '100%' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>

export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {}

export const Dimmed: Story = { args: { dimmed: true } }

export const OnItsWay: Story = { args: { ground: '#0F5C3A' }, globals: { pictures: 'flat' } }

export const Missing: Story = {
  args: { src: undefined },
  name: 'A missing picture keeps its name and its room',
  play: async ({ canvas }) => {
    const placeholder = canvas.getByRole('img', { name: /^A leaf green saree/ })
    const { width, height } = placeholder.getBoundingClientRect()
    await expect(height / width).toBeCloseTo(4 / 3, 2)
  },
}

export const Broken: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  name: 'A broken picture gives its room to the placeholder, once',
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeInTheDocument())
    await expect(canvas.getByRole('img', { name: /^A leaf green saree/ })).toBeVisible()
  },
}

export const Kept: Story = {
  args: { ratio: undefined },
  name: 'Its room has the shape of the file unless told otherwise',
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect()
    await expect(height / width).toBeCloseTo(1.5, 2)
  },
}

export const First: Story = {
  args: { eager: true },
  name: 'What is seen first is asked for at once',
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img')
    await expect(picture).toHaveAttribute('loading', 'eager')
    await expect(picture).toHaveAttribute('fetchpriority', 'high')
  },
}
