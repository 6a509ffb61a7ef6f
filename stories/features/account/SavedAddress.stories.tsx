import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SavedAddress } from '#features/account/SavedAddress/SavedAddress.tsx'
import { trivandrum } from '#stories/features/checkout/placedOrder.ts'
import { accepting } from './answers.ts'

/**
 * The address that fills in the checkout.
 */
const meta = {
  title: 'Account/SavedAddress',
  component: SavedAddress,
  args: { address: trivandrum, onSave: accepting() },
} satisfies Meta<typeof SavedAddress>

export default meta
type Story = StoryObj<typeof meta>

export const Saved: Story = {}

export const None: Story = { name: 'No address', args: { address: undefined } }

export const Editing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }))
    await expect(await canvas.findByRole('form', { name: 'Delivery Address' })).toBeVisible()
    await expect(canvas.getByLabelText('City')).toHaveValue('Trivandrum')
  },
}
