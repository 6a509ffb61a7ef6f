import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Notice } from '#ui/Notice/Notice.tsx'

/**
 * Something to know before using a page, or why it cannot continue: changed prices, stored data that could not be read,
 * a refused form. It stays on the page. For a message that disappears use `Toast`, for an error of one field `Field`,
 * for content that could not be loaded `ErrorState`. Its button is outside the live region.
 *
 * - [`role="status"`](#anchor--ui-notice--short-text) announces it politely when it appears,
 *   [`role="alert"`](#anchor--ui-notice--danger) at once.
 * - [Tab reaches its only button](#anchor--ui-notice--short-text), which the message describes, and Enter presses it. On phones the button is [below
 *   the message](#anchor--ui-notice--long-text).
 * - Frame and icon show the tone: [info](#anchor--ui-notice--short-text), [warning](#anchor--ui-notice--warning) or
 *   [danger](#anchor--ui-notice--danger). The text must say the same, as screen readers read only the text.
 * - [The large size](#anchor--ui-notice--large) is for the main message of a page.
 */
const meta = {
  title: 'UI/Notice',
  component: Notice,
  args: {
    role: 'status',
    children: 'Prices have changed since you were last here',
    action: { label: 'OK', onClick: fn() },
  },
} satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

/** It is announced, and dismissed with one button. */
export const ShortText: Story = {
  name: 'Short text',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Prices have changed')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'OK' })).toHaveFocus()
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(args.children)
    await userEvent.keyboard('{Enter}')
    await expect(args.action?.onClick).toHaveBeenCalledOnce()
  },
}

export const LongText: Story = {
  name: 'Long text',
  args: {
    children: 'The cart this device kept could not be read. It is set aside here, and you begin with a new one.',
  },
}

export const Warning: Story = {
  args: { tone: 'warning', action: undefined, children: 'KERALA20 was taken off: it is not applicable in Goa.' },
}

/** It is announced at once, and the icon is hidden from screen readers. */
export const Danger: Story = {
  args: {
    tone: 'danger',
    role: 'alert',
    action: { label: 'Try again', onClick: fn() },
    children: 'A network error has occurred.',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('A network error has occurred.')
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
}

export const Large: Story = {
  args: {
    size: 'large',
    action: undefined,
    children: 'Your order has not reached us yet: it is on your device alone.',
  },
}
