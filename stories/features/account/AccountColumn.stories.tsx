import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AccountColumn } from '#features/account/AccountColumn/AccountColumn.tsx'

/**
 * The column of every account screen. When a step replaces another, its heading gets the focus.
 */
const meta = {
  title: 'Account/AccountColumn',
  component: AccountColumn,
  args: { title: 'Sign In', intro: 'Good to see you again.', children: 'The form' },
} satisfies Meta<typeof AccountColumn>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const FocusOnHeading: Story = {
  // Same picture as Default.
  tags: ['behaviour', 'no-picture'],
  args: { isArrival: true },
  name: 'A new step has the focus on its heading',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sign In' })).toHaveFocus()
  },
}
