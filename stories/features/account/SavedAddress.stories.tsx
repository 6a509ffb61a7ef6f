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

export const Pincode: Story = {
  // Same picture as Editing.
  tags: ['behaviour', 'no-picture'],
  name: 'The pincode keeps six digits',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }))
    const pincode = await canvas.findByLabelText('Pincode')
    await userEvent.clear(pincode)
    await userEvent.type(pincode, '682 0012abc')
    await expect(pincode).toHaveValue('682001')
  },
}
