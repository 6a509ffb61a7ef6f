import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'

/**
 * A link to another page with the weight of a button. What does something on this page is a `Button`.
 *
 * - It is a link: it opens in a new tab, and shows where it leads.
 * - Its name is its words; the sign before them is not read.
 * - Enter follows it; Space does not.
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

export const Full: Story = { args: { full: true } }

export const IsALink: Story = {
  name: 'It is a link that shows where it leads',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Explore All Collections' })
    await expect(link).toHaveAttribute('href', '/collections')
  },
}
