import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { AccountList } from '#features/account/AccountList/AccountList.tsx'
import { accepting, refusing, silent } from './answers.ts'

/**
 * The passkeys or remembered devices of an account, each with a button that removes it. Use it in an `AccountSection`,
 * which moves the focus to its heading when a row disappears together with its button. For orders use `OrderList`,
 * which asks for confirmation.
 *
 * - [Each button is named after its row](#anchor--account-accountlist--two-devices): 'Forget Safari on iPhone'. On the
 *   screen it says 'Forget'.
 * - [One press calls `onRemove` with the id of the row](#anchor--account-accountlist--two-devices), without asking for
 *   confirmation.
 * - [The buttons stay near the names](#anchor--account-accountlist--wide-column), under each other, in a wide column too.
 * - [While a row is being removed](#anchor--account-accountlist--removing) the buttons of the others are disabled.
 * - [Without rows a sentence is shown](#anchor--account-accountlist--empty) in place of the list.
 * - [Why a removal failed is an alert below the list](#anchor--account-accountlist--removal-failed); the row stays.
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
    await expect(canvas.getByRole('button', { name: 'Forget Chrome on Android' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Forget Safari on iPhone' }))
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith('b'))
  },
}

export const WideColumn: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  name: 'The buttons stay near the names in a wide column',
  // Same picture as TwoDevices.
  tags: ['behaviour', 'no-picture'],
  decorators: [
    (Part) => (
      <div style={{ inlineSize: '50rem' }}>
        <Part />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list').getBoundingClientRect()
    const button = canvas.getByRole('button', { name: 'Forget Safari on iPhone' }).getBoundingClientRect()
    await expect(Math.abs(list.right - button.right)).toBeLessThan(1)
    // 34rem of the column's 50.
    await expect(list.width).toBe(544)
  },
}

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No device is remembered.')).toBeVisible()
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
  },
}

export const RemovalFailed: Story = {
  name: 'Removal failed',
  args: { onRemove: refusing({ message: 'A network error has occurred.' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Forget Safari on iPhone' }))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('A network error has occurred.')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

export const Removing: Story = {
  name: 'While a row is being removed',
  args: { onRemove: silent() },
  // A button that is loading, and a disabled one, as in Components/Button.
  tags: ['behaviour', 'no-picture'],
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('button', { name: 'Forget Chrome on Android' })
    await userEvent.click(first)
    await expect(first).toHaveAttribute('data-busy')
    await expect(canvas.getByRole('button', { name: 'Forget Safari on iPhone' })).toBeDisabled()
  },
}
