import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PageLoading } from '#features/feedback/PageLoading/PageLoading.tsx'

/**
 * Shown while the code or the data of a page loads. Where the layout of the content is known, use `Skeleton`; for a
 * part of a page use `Spinner`. In a browser without scripts a sentence takes its place: this part needs JavaScript,
 * and orders are taken by phone.
 *
 * - [A screen reader finds one status, named 'Loading...'](#anchor--primary--feedback-pageloading--loading); the rings
 *   and the lotus are hidden from it.
 * - [It is at least 60% of the window's height](#anchor--primary--feedback-pageloading--loading), with the rings in the
 *   middle. With the header and a margin below it fills the window, so that the footer is not seen before the page.
 */
const meta = {
  title: 'Feedback/PageLoading',
  component: PageLoading,
} satisfies Meta<typeof PageLoading>

export default meta
type Story = StoryObj<typeof meta>

/** 'Loading...' is announced once. */
export const Loading: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('status', { name: 'Loading...' })).toHaveLength(1)
    const drawings = [...canvasElement.querySelectorAll('svg')]
    await expect(drawings.map((drawing) => drawing.getAttribute('aria-hidden'))).toEqual(['true', 'true'])
  },
}
