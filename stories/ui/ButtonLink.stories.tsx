import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'

/**
 * A link to another page with the look of a button, for the next step of a view: 'Continue Shopping'. For an action on
 * this page use `Button`, for a less prominent link `TextLink`. An icon before the text is hidden from screen readers.
 *
 * - [It is a link with an address](#anchor--ui-buttonlink--is-a-link), named by its text: Enter follows it, Space does
 *   not, and it can be opened in a new tab.
 * - It has the looks of `Button`: [primary](#anchor--ui-buttonlink--primary) or
 *   [secondary](#anchor--ui-buttonlink--secondary), [small with an icon](#anchor--ui-buttonlink--small), [as wide as
 *   its container](#anchor--ui-buttonlink--full-width).
 */
const meta = {
  title: 'UI/ButtonLink',
  component: ButtonLink,
  args: { href: '/collections', children: 'Explore All Collections' },
} satisfies Meta<typeof ButtonLink>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {}

export const Secondary: Story = { args: { variant: 'secondary' } }

export const Small: Story = { args: { size: 'small', icon: 'bag', href: '/cart', children: 'View cart' } }

export const FullWidth: Story = { name: 'Full width', args: { full: true } }

export const IsALink: Story = {
  name: 'It is a link with an address',
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Explore All Collections' })
    await expect(link).toHaveAttribute('href', '/collections')
    const followed = fn((event: Event) => event.preventDefault())
    link.addEventListener('click', followed)
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(followed).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(followed).toHaveBeenCalledOnce()
    link.blur()
  },
}
