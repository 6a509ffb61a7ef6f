import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ClothWall } from './ClothWall.tsx'

/**
 * Every piece of the demo catalogue at once, as one would hang a wall: whether the page looks like a shop, whether any
 * two pieces look stamped, whether a weave can be told by its look alone.
 *
 * - Each picture says in words what is to be seen.
 * - Under each stands its name, so that a weave can be guessed first and read after.
 */
const meta = {
  title: 'Foundations/Wall of cloth',
  component: ClothWall,
  globals: { pictures: 'drawn' },
  // A hundred and nineteen photographs: the drawing itself is held by its pixels, the page by its cards.
  tags: ['no-picture'],
  args: { view: 'full' },
} satisfies Meta<typeof ClothWall>

export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(119)
  },
}

export const FromCloseBy: Story = { args: { view: 'close-up' } }

export const PureSilks: Story = { args: { code: 'ps' } }
