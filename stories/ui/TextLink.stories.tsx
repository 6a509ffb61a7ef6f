import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextLink } from '#ui/Button/TextLink.tsx'

/**
 * A link that stands alone, underlined in gold: 'View all collections', 'Continue Shopping'. Inside running text a link
 * is underlined by the text's own style; beside a primary button this is the quieter of the two.
 *
 * - It is 44 px high for the thumb, though only the words and the line are seen.
 * - An arrow to the left stands before the words, one to the right after them; neither is read.
 * - It takes the focus ring around words and line.
 */
const meta = {
  title: 'UI/TextLink',
  component: TextLink,
  args: { href: '/collections', children: 'View all collections' },
} satisfies Meta<typeof TextLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Back: Story = { args: { icon: 'arrowLeft', children: 'Continue Shopping' } }

export const Onward: Story = { args: { icon: 'arrowRight', children: 'Learn more about our journey' } }

export const Tall: Story = {
  name: 'It is 44 px high for the thumb',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBe(44)
  },
}

export const Focused: Story = {
  name: 'The focus ring is 2 px wide and 2 px away',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const { outlineWidth, outlineOffset } = getComputedStyle(canvas.getByRole('link'))
    await expect([outlineWidth, outlineOffset]).toEqual(['2px', '2px'])
  },
}
