import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { AccountList } from '#features/account/AccountList/AccountList.tsx'
import { accepting, refusing } from './answers.ts'

/**
 * Passkeys or devices, each with a button to remove it.
 */
const meta = {
  title: 'Account/AccountList',
  component: AccountList,
  args: {
    name: 'Devices',
    items: [
      { id: 'a', name: 'Chrome on Android', detail: 'Last used on 22 November 2026' },
      { id: 'b', name: 'Safari on iPhone' },
    ],
    emptyText: 'No device is remembered.',
    removeLabel: 'Forget',
    onRemove: accepting(),
  },
  decorators: [
    (Part) => (
      <div style={{ maxInlineSize: '27rem' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof AccountList>

export default meta
type Story = StoryObj<typeof meta>

export const TwoDevices: Story = {
  name: 'Two devices',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Forget Safari on iPhone' }))
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith('b'))
  },
}

export const Empty: Story = { args: { items: [] } }

export const RemovalFailed: Story = {
  name: 'Removal failed',
  args: { onRemove: refusing({ message: 'A network error has occurred.' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Forget Safari on iPhone' }))
    await expect(await canvas.findByText('A network error has occurred.')).toBeVisible()
  },
}
