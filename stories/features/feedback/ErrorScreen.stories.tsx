import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ErrorScreen } from '#features/feedback/ErrorScreen/ErrorScreen.tsx'

/**
 * What a shopper sees when a page has failed to draw or to load. Head and foot of the shop stay around it.
 *
 * - It is an alert with the page's heading of level one.
 * - Refresh Page loads the page anew; Go Home loads the home page whole, for a broken page may break its links as well.
 * - Both are reached by Tab, in this order.
 */
const meta = {
  title: 'Feedback/ErrorScreen',
  component: ErrorScreen,
  args: { onRefresh: fn(), onGoHome: fn() },
} satisfies Meta<typeof ErrorScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {
  name: 'It is an alert that says what to do',
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

export const Pressed: Story = {
  // Looks as Failed does.
  tags: ['no-picture'],
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
