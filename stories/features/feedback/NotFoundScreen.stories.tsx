import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NotFoundScreen } from '#features/feedback/NotFoundScreen/NotFoundScreen.tsx'

/**
 * Shown for an address that the shop does not have. For a page that failed use `ErrorScreen`; for a list without
 * entries use `EmptyState`.
 *
 * - [It has the page's heading of level one, and is not an
 *   alert](#anchor--primary--feedback-notfoundscreen--unknown-address): nothing failed.
 * - [Its actions are two links](#anchor--primary--feedback-notfoundscreen--unknown-address), not buttons: to the
 *   collections and to the home page.
 */
const meta = {
  title: 'Feedback/NotFoundScreen',
  component: NotFoundScreen,
} satisfies Meta<typeof NotFoundScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Two links, and not an alert. */
export const UnknownAddress: Story = {
  name: 'Unknown address',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Browse Collections' })).toHaveAttribute('href', '/collections')
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
}
