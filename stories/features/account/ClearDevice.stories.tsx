import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ClearDevice } from '#features/account/ClearDevice/ClearDevice.tsx'
import { clearDeviceTexts } from '#site/clearDevice.ts'

/**
 * Clears what the shop has stored on this device, for whoever is not signed in on a shared phone. A signed-in shopper uses
 * `SignOutOptions`.
 *
 * - The first press of [the button named 'Clear this device'](#anchor--account-cleardevice--default) asks, and [the
 *   question is announced](#anchor--account-cleardevice--asked); the second clears. A double-click does not clear.
 * - ['Keep' and Escape](#anchor--account-cleardevice--kept) end the question; the focus returns to the button.
 */
const meta = {
  title: 'Account/ClearDevice',
  component: ClearDevice,
  args: { onClear: fn() },
} satisfies Meta<typeof ClearDevice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(clearDeviceTexts.clear)
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(args.onClear).not.toHaveBeenCalled()
  },
}

export const Asked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: clearDeviceTexts.clear }))
    await expect(canvas.getByRole('status')).toHaveTextContent(clearDeviceTexts.sure)
    await expect(canvas.getByRole('button', { name: 'Keep' })).toBeVisible()
    await expect(args.onClear).not.toHaveBeenCalled()
    canvas.getByRole('button', { name: clearDeviceTexts.clear }).blur()
  },
}

export const Confirmed: Story = {
  // Same picture as Default.
  tags: ['behaviour', 'no-picture'],
  name: 'A second press clears',
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: clearDeviceTexts.clear }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Enter}')
    await expect(args.onClear).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}

export const Kept: Story = {
  // Same picture as Default.
  tags: ['behaviour', 'no-picture'],
  name: 'Keep and Escape end the question, and the focus returns',
  play: async ({ args, canvas, userEvent }) => {
    const clear = canvas.getByRole('button', { name: clearDeviceTexts.clear })
    for (const end of [
      () => userEvent.click(canvas.getByRole('button', { name: 'Keep' })),
      () => userEvent.keyboard('{Escape}'),
    ]) {
      await userEvent.click(clear)
      await end()
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
      await expect(clear).toHaveFocus()
    }
    await expect(args.onClear).not.toHaveBeenCalled()
  },
}
