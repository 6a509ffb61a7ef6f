import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextLink } from '#ui/Button/TextLink.tsx'

/**
 * A link on its own, underlined in gold: 'View all collections', 'Continue Shopping'. A link inside running text has
 * the text's own style; for the next step of a view use `ButtonLink`, beside which this is the less prominent of the
 * two. Its arrow is hidden from screen readers.
 *
 * - [Its touch target is 44 px high](#anchor--ui-textlink--tall), though only the text and the line are visible.
 * - [A left arrow](#anchor--ui-textlink--back) is before the text, [a right arrow](#anchor--ui-textlink--forward) after
 *   it.
 * - Tab reaches it, and [the focus ring](#anchor--ui-textlink--focused) of 2 px, with an offset of 2 px, is around text
 *   and line.
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

export const Forward: Story = { args: { icon: 'arrowRight', children: 'Learn more about our journey' } }

/** The focus ring is 2 px wide, with an offset of 2 px. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const { outlineWidth, outlineOffset } = getComputedStyle(canvas.getByRole('link'))
    await expect([outlineWidth, outlineOffset]).toEqual(['2px', '2px'])
  },
}

export const Tall: Story = {
  name: 'The touch target is 44 px high',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBe(44)
  },
}
