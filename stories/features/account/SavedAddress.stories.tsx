import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { SavedAddress } from '#features/account/SavedAddress/SavedAddress.tsx'
import { trivandrum } from '#stories/features/checkout/placedOrder.ts'
import { accepting, slow } from './answers.ts'

/**
 * The delivery address of an account, which fills in the checkout, with its form. Use it in an `AccountSection`, which
 * keeps the focus when the form opens and closes. At the checkout itself use `AddressStep`.
 *
 * - [A saved address is shown line by line](#anchor--account-savedaddress--saved), with buttons named 'Change your
 *   saved address' and 'Remove your saved address'; [without one](#anchor--account-savedaddress--no-address) there is only 'Add an Address'.
 * - ['Change' opens a form named 'Delivery Address'](#anchor--account-savedaddress--editing) with the saved values, in
 *   place of the address. On phones its fields are in one column.
 * - [A pincode keeps six digits](#anchor--account-savedaddress--pincode): spaces, letters and further digits are
 *   removed as they are typed.
 * - [A pincode fills in its state](#anchor--account-savedaddress--state-of-pincode). With a state that the pincode
 *   cannot be in, the form is not saved, and an error that names both states describes the pincode.
 * - [What is typed while the address is being saved](#anchor--account-savedaddress--edited-while-saving) is not lost: the
 *   form stays open for it.
 */
const meta = {
  title: 'Account/SavedAddress',
  component: SavedAddress,
  args: { address: trivandrum, onSave: accepting() },
} satisfies Meta<typeof SavedAddress>

export default meta
type Story = StoryObj<typeof meta>

export const Saved: Story = {
  play: async ({ canvas }) => {
    for (const label of ['Change', 'Remove']) {
      const button = canvas.getByRole('button', { name: `${label} your saved address` })
      await expect(button).toHaveTextContent(label)
    }
  },
}

export const NoAddress: Story = {
  name: 'No address',
  args: { address: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Add an Address')
  },
}

export const Editing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Change/ }))
    await expect(await canvas.findByRole('form', { name: 'Delivery Address' })).toBeVisible()
    await expect(canvas.getByLabelText('City')).toHaveValue('Trivandrum')
    await expect(canvas.queryByRole('button', { name: /^Change/ })).not.toBeInTheDocument()
  },
}

export const Pincode: Story = {
  // Same picture as Editing.
  tags: ['behaviour', 'no-picture'],
  name: 'The pincode keeps six digits',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Change/ }))
    const pincode = await canvas.findByLabelText('Pincode')
    await userEvent.clear(pincode)
    await userEvent.type(pincode, '68a2 0012bc')
    await expect(pincode).toHaveValue('682001')
  },
}

export const StateOfPincode: Story = {
  // Same picture as Editing.
  tags: ['behaviour', 'no-picture'],
  name: 'A pincode fills in its state, and one of another state is refused',
  args: { address: undefined, onSave: accepting() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add an Address' }))
    for (const [label, words] of [
      ['Full Name', 'Lakshmi Nair'],
      ['Phone Number', '9847012345'],
      ['Email Address', 'lakshmi@example.in'],
      ['Address Line 1', 'TC 12/408'],
      ['City', 'Trivandrum'],
      ['Pincode', '695001'],
    ] as const) {
      await userEvent.type(await canvas.findByLabelText(label), words)
    }
    await waitFor(() => expect(canvas.getByLabelText('State')).toHaveValue('Kerala'))
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'Delhi')
    await userEvent.click(canvas.getByRole('button', { name: 'Save Address' }))
    await waitFor(() =>
      expect(canvas.getByLabelText('Pincode')).toHaveAccessibleDescription(
        /^This pincode is in Kerala, not in Delhi\./,
      ),
    )
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'Kerala')
    await userEvent.click(canvas.getByRole('button', { name: 'Save Address' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
  },
}

const { answer: save, finish } = slow()

export const EditedWhileSaving: Story = {
  // Same picture as Editing.
  tags: ['behaviour', 'no-picture'],
  name: 'What is typed while the address is being saved stays in the form',
  args: { onSave: save },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Change/ }))
    const city = await canvas.findByLabelText('City')
    const button = canvas.getByRole('button', { name: 'Save Address' })
    await userEvent.click(button)
    await waitFor(() => expect(save).toHaveBeenCalledOnce())
    await userEvent.type(city, ', Pattom')
    finish()
    await waitFor(() => expect(button).not.toHaveAttribute('data-busy'))
    await expect(city).toHaveValue('Trivandrum, Pattom')
    await userEvent.click(button)
    await waitFor(() => expect(city).not.toBeInTheDocument())
    await expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ city: 'Trivandrum, Pattom' }))
  },
}
