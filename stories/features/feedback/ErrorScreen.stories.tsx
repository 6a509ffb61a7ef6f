import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ErrorScreen } from '#features/feedback/ErrorScreen/ErrorScreen.tsx'

/**
 * Shown in place of a page that failed to render or to load; header and footer of the shop stay around it. `onRefresh`
 * has to load the page again, and `onGoHome` the home page as a new document, because client-side navigation could fail
 * again. For an unknown address use `NotFoundScreen`; for a part of a page use `ErrorState`.
 *
 * - [It is an alert with the page's heading of level one](#anchor--feedback-errorscreen--failed): screen readers
 *   announce it at once.
 * - [Offline, it says that there is no connection](#anchor--feedback-errorscreen--offline), and that the page loads
 *   again when there is one.
 * - ['Refresh Page' and 'Go Home' are reached by Tab, in this order](#anchor--feedback-errorscreen--pressed), and
 *   pressed by Enter.
 */
const meta = {
  title: 'Feedback/ErrorScreen',
  component: ErrorScreen,
  args: { onRefresh: fn(), onGoHome: fn() },
} satisfies Meta<typeof ErrorScreen>

export default meta
type Story = StoryObj<typeof meta>

/** It is an alert that says what to do. */
export const Failed: Story = {
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert).toContainElement(canvas.getByRole('heading', { level: 1, name: 'Oops! Something went wrong' }))
    await expect(alert).toContainElement(
      canvas.getByText(
        "We're sorry, but something unexpected happened. Please try refreshing the page or go back to the homepage.",
      ),
    )
  },
}

export const Offline: Story = {
  // Same picture as Failed, with another sentence.
  tags: ['no-picture'],
  args: { isOffline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'There is no connection to the shop. This page is loaded again as soon as there is one.',
    )
  },
}

export const Pressed: Story = {
  // Same picture as Failed.
  tags: ['behaviour', 'no-picture'],
  name: 'Refresh Page and Go Home are reached by Tab and pressed by Enter',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Refresh Page' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRefresh).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Go Home' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onGoHome).toHaveBeenCalledWith('/')
  },
}
