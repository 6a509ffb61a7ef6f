import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { AccountColumn } from '#features/account/AccountColumn/AccountColumn.tsx'

/**
 * The column around every screen of sign-in, sign-up and password reset: a heading, one sentence if needed, and a form.
 * Give each step a column with its own `key`, because the focus moves when the column mounts; leave `isArrival` out on
 * the first screen of a page, so that the focus stays where it is. For a part of the account page use `AccountSection`.
 *
 * - [The title is the page's heading of level one](#anchor--account-accountcolumn--default); the ornamental line below
 *   it is hidden from screen readers.
 * - [With `isArrival` the heading gets the focus](#anchor--account-accountcolumn--focus-on-heading), so that a screen
 *   reader announces the new step. Tab does not stop at the heading.
 * - [It is at most 27rem (432 px) wide, and at least 88% of the window's
 *   height](#anchor--account-accountcolumn--default), so that the footer stays out of view while a step is short.
 */
const meta = {
  title: 'Account/AccountColumn',
  component: AccountColumn,
  args: { title: 'Sign In', intro: 'Good to see you again.', children: 'The form' },
} satisfies Meta<typeof AccountColumn>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 })
    await expect(heading).toHaveAccessibleName('Sign In')
    await expect(heading.nextElementSibling).toHaveAttribute('aria-hidden', 'true')
    const { width, height } = heading.closest('header')?.parentElement?.getBoundingClientRect() ?? {}
    await expect(width).toBe(innerWidth < 480 ? innerWidth - 48 : 432)
    // Layout rounds to 1/64 px.
    await expect(height).toBeGreaterThanOrEqual(innerHeight * 0.88 - 1 / 64)
  },
}

export const FocusOnHeading: Story = {
  // Same picture as Default.
  tags: ['behaviour', 'no-picture'],
  args: { isArrival: true },
  name: 'A new step has the focus on its heading',
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Sign In' })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(heading).toHaveAttribute('tabindex', '-1')
  },
}
