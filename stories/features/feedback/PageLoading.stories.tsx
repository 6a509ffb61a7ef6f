import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PageLoading } from '#features/feedback/PageLoading/PageLoading.tsx'

/**
 * Stands in for a page whose code or data is still under way. Where the shape of what comes is known, a skeleton takes
 * its place.
 *
 * - It is a status named 'Loading...', and the only announcement.
 */
const meta = {
  title: 'Feedback/PageLoading',
  component: PageLoading,
} satisfies Meta<typeof PageLoading>

export default meta
type Story = StoryObj<typeof meta>

export const UnderWay: Story = {
  name: 'It says Loading... once',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status', { name: 'Loading...' })).toHaveLength(1)
  },
}
