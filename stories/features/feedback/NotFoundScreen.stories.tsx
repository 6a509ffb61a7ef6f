import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NotFoundScreen } from '#features/feedback/NotFoundScreen/NotFoundScreen.tsx'

/**
 * Shown for an unknown address, with two links.
 *
 * - It has the page's heading of level one, and is not an alert: nothing failed.
 * - Both actions are links.
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
