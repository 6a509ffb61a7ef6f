import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PageLoading } from '#features/feedback/PageLoading/PageLoading.tsx'

/**
 * Shown while the code or data of a page loads. Where the layout of the content is known, a skeleton is used
 * instead.
 *
 * - It is a status named 'Loading...', and the only announcement.
 */
const meta = {
  title: 'Feedback/PageLoading',
  component: PageLoading,
} satisfies Meta<typeof PageLoading>

export default meta
type Story = StoryObj<typeof meta>

/** 'Loading...' is announced once. */
export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status', { name: 'Loading...' })).toHaveLength(1)
  },
}
