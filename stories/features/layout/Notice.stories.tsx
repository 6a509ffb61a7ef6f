import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Notice } from '#features/shared/Notice/Notice.tsx'

/**
 * Something the shopper should know before using a page: quarantined data, unavailable products, changed prices.
 *
 * - Its text is a status, announced when it appears.
 * - It stays until its only button is pressed.
 */
const meta = {
  title: 'Layout/Notice',
  component: Notice,
  args: { words: 'Prices have changed since you were last here', action: { label: 'OK', onClick: fn() } },
} satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

/** It is announced, and dismissed with one button. */
export const Told: Story = {
  name: 'Short text',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Prices have changed')
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }))
    await expect(args.action.onClick).toHaveBeenCalledOnce()
  },
}

export const Long: Story = {
  name: 'Long text',
  args: {
    words: 'The cart this device kept could not be read. It is set aside here, and you begin with a new one.',
  },
}
