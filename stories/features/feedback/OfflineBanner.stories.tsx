import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OfflineBanner } from '#features/feedback/OfflineBanner/OfflineBanner.tsx'

/**
 * Says that there is no network, near the bottom of the window, until there is one again. Use one for the whole shop,
 * outside the pages; it leaves room for a page's sticky bar and for the scroll-to-top button. For a part that could not
 * be loaded use `ErrorState`.
 *
 * - [It is announced when it appears](#anchor--feedback-offlinebanner--offline): its status is always on the page, and
 *   [with a network it is empty](#anchor--feedback-offlinebanner--online).
 * - [Clicks go through to what is below it](#anchor--feedback-offlinebanner--offline); it has no button, and the
 *   keyboard does not reach it.
 */
const meta = {
  title: 'Feedback/OfflineBanner',
  component: OfflineBanner,
  args: { isOffline: true },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OfflineBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Offline: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/You are offline/)
    await expect(canvas.getByText(/You are offline/)).toHaveStyle({ pointerEvents: 'none' })
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
}

export const Online: Story = {
  // Nothing to see.
  tags: ['behaviour', 'no-picture'],
  args: { isOffline: false },
  name: 'With a network it is empty',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}
