import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, spyOn, waitFor, within } from 'storybook/test'
import { emptyAddress } from '#domain/address/address.ts'
import { AddressStep, type AddressStepProps } from '#features/checkout/AddressStep/AddressStep.tsx'
import { loadPincodes } from '#features/shared/loadPincodes.ts'
import { trivandrum } from './placedOrder.ts'

/**
 * The first step of the checkout: the shipping address. The browser may autofill it; phone numbers and pincodes are
 * accepted as people write them. For the address of an account use `SavedAddress`.
 *
 * - It is [a form named 'Shipping Address'; every field has a label and an autocomplete
 *   token](#anchor--checkout-addressstep--empty).
 * - After Continue, and not before, [each invalid field is described by the error below it, and the first one gets the
 *   focus](#anchor--checkout-addressstep--fields-missing).
 * - [An error that stays is announced again](#anchor--checkout-addressstep--still-missing) at the next Continue.
 * - [An error disappears as soon as its field is edited](#anchor--checkout-addressstep--corrected-field); [the typed text
 *   is kept](#anchor--checkout-addressstep--invalid-values).
 * - [A pincode fills in its state](#anchor--checkout-addressstep--state-by-pincode), unless [it belongs to two
 *   states](#anchor--checkout-addressstep--border-pincode) or [a state has been
 *   chosen](#anchor--checkout-addressstep--chosen-state), [also before a
 *   return](#anchor--checkout-addressstep--chosen-state-on-return). [The state is a select of 30 states and 6 union
 *   territories](#anchor--checkout-addressstep--border-pincode).
 * - [A pincode of another state is an error at Continue](#anchor--checkout-addressstep--other-state); [one of a
 *   neighbouring state is accepted at the second Continue](#anchor--checkout-addressstep--neighbouring-state), unless it
 *   follows within 700 ms.
 * - [A phone number with +91 and a pasted pincode with a space are
 *   accepted](#anchor--checkout-addressstep--accepted-formats); [a pincode is limited to six
 *   digits](#anchor--checkout-addressstep--too-long).
 * - [While the next step loads, the button is 'Processing...'](#anchor--checkout-addressstep--next-step-loading). If it
 *   cannot be loaded, [an alert says so, and Continue tries again](#anchor--checkout-addressstep--next-step-failed).
 */
const meta = {
  title: 'Checkout/AddressStep',
  component: AddressStep,
  args: { initial: emptyAddress, onEdit: fn(), onContinue: fn() },
  decorators: [
    (Part) => (
      <div style={{ maxInlineSize: '45rem' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof AddressStep>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>
const field = (canvas: Canvas, name: string | RegExp) => canvas.getByRole('textbox', { name })
const state = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'State' })
const goOn = (canvas: Canvas) => canvas.getByRole('button', { name: 'Continue' })

/** Every field has a label and an autocomplete token. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Shipping Address' })).toBeVisible()
    const known = [
      ['Full Name', 'name'],
      ['Phone Number', 'tel-national'],
      ['Email Address', 'email'],
      ['Address Line 1', 'address-line1'],
      [/^Address Line 2/, 'address-line2'],
      ['City', 'address-level2'],
      ['Pincode', 'postal-code'],
      [/^Landmark/, 'off'],
    ] as const
    for (const [name, token] of known) await expect(field(canvas, name)).toHaveAttribute('autocomplete', token)
    await expect(canvas.getAllByRole('textbox')).toHaveLength(known.length)
    await expect(state(canvas)).toHaveAttribute('autocomplete', 'address-level1')
    await expect(state(canvas)).toHaveDisplayValue('Select State')
    await expect(canvas.getByRole('link', { name: 'Back to Cart' })).toHaveAttribute('href', '/cart')
  },
}

/** A valid address is submitted as typed. */
export const Filled: Story = {
  args: { initial: trivandrum },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(goOn(canvas))
    await waitFor(() => expect(args.onContinue).toHaveBeenCalledOnce())
    await expect(args.onContinue).toHaveBeenCalledWith(trivandrum, expect.anything())
  },
}

export const NextStepLoading: Story = {
  name: 'Next step loading',
  args: { initial: trivandrum, next: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Processing...' })).toBeVisible()
  },
}

export const NextStepFailed: Story = {
  name: 'Next step failed',
  args: { initial: trivandrum, next: 'failed' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The next step could not be loaded.')
    // `userEvent.click` would also move the focus, which the picture would show.
    await fireEvent.click(goOn(canvas))
    await waitFor(() => expect(args.onContinue).toHaveBeenCalledOnce())
    await waitFor(() => expect(goOn(canvas)).toBeVisible())
  },
}

/** Continue shows an error under each invalid field and focuses the first. */
export const FieldsMissing: Story = {
  name: 'Fields missing',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText('Full name is required')).not.toBeInTheDocument()
    await userEvent.click(goOn(canvas))
    await waitFor(() => expect(field(canvas, 'Full Name')).toHaveFocus())
    await expect(field(canvas, 'Full Name')).toHaveAccessibleDescription('Full name is required')
    await expect(field(canvas, 'Phone Number')).toHaveAccessibleDescription('Phone number is required')
    await expect(field(canvas, 'Email Address')).toHaveAccessibleDescription('Email is required')
    await expect(field(canvas, 'Address Line 1')).toHaveAccessibleDescription('Address is required')
    await expect(field(canvas, 'City')).toHaveAccessibleDescription('City is required')
    await expect(state(canvas)).toHaveAccessibleDescription('State is required')
    await expect(field(canvas, 'Pincode')).toHaveAccessibleDescription('Pincode is required')
    await expect(args.onContinue).not.toHaveBeenCalled()
  },
}

/** Continue with the focus in the field that stays invalid: its error is announced again. */
export const StillMissing: Story = {
  name: 'A repeated error is announced again',
  // An error under a field, as in FieldsMissing.
  tags: ['behaviour', 'no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(goOn(canvas))
    await waitFor(() => expect(field(canvas, 'Full Name')).toHaveFocus())
    const first = await canvas.findByText('Full name is required')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(first).not.toBeInTheDocument())
    await expect(canvas.getByRole('alert')).toHaveTextContent('Full name is required')
  },
}

/** Phone, email and pincode have errors, and keep what was typed. */
export const InvalidValues: Story = {
  args: { initial: { ...trivandrum, phone: '12345', email: 'lakshmi', pincode: '6950' } },
  name: 'Invalid values',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(goOn(canvas))
    await waitFor(() => expect(field(canvas, 'Phone Number')).toHaveFocus())
    await expect(field(canvas, 'Phone Number')).toHaveAccessibleDescription(
      'Please enter a valid 10-digit phone number',
    )
    await expect(field(canvas, 'Email Address')).toHaveAccessibleDescription('Please enter a valid email address')
    await expect(field(canvas, 'Pincode')).toHaveAccessibleDescription('Please enter a valid 6-digit pincode')
    await expect(field(canvas, 'Phone Number')).toHaveValue('12345')
    await expect(field(canvas, 'Email Address')).toHaveValue('lakshmi')
    await expect(field(canvas, 'Pincode')).toHaveValue('6950')
  },
}

export const CorrectedField: Story = {
  args: { initial: { ...trivandrum, phone: '98470 1234', email: '' } },
  // Same picture as InvalidValues.
  tags: ['behaviour', 'no-picture'],
  name: 'An error disappears as soon as its field is edited, and the others stay',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(goOn(canvas))
    await waitFor(() => expect(field(canvas, 'Phone Number')).toHaveFocus())
    await userEvent.type(field(canvas, 'Phone Number'), '5')
    await expect(field(canvas, 'Phone Number')).toBeValid()
    await expect(field(canvas, 'Email Address')).toBeInvalid()
  },
}

export const AcceptedFormats: Story = {
  args: { initial: { ...trivandrum, phone: '', pincode: '', state: '' } },
  // Same picture as Filled.
  tags: ['behaviour', 'no-picture'],
  name: 'A phone number with +91 and a pasted pincode with a space are accepted',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(field(canvas, 'Phone Number'), '+91 98470-12345')
    await userEvent.click(field(canvas, 'Pincode'))
    await userEvent.paste('695 004')
    await expect(field(canvas, 'Pincode')).toHaveValue('695004')
    await waitFor(() => expect(state(canvas)).toHaveValue('Kerala'))
    await userEvent.click(goOn(canvas))
    await waitFor(() => expect(args.onContinue).toHaveBeenCalledWith(trivandrum, expect.anything()))
  },
}

export const TooLong: Story = {
  // Same picture as Filled.
  tags: ['behaviour', 'no-picture'],
  name: 'A pincode is limited to six digits',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas, 'Pincode'), '69500a4999')
    await expect(field(canvas, 'Pincode')).toHaveValue('695004')
  },
}

export const StateByPincode: Story = {
  // Same picture as Filled.
  tags: ['behaviour', 'no-picture'],
  name: 'A pincode fills in its state, and another pincode another state',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas, 'Pincode'), '695004')
    await waitFor(() => expect(state(canvas)).toHaveValue('Kerala'))
    await userEvent.clear(field(canvas, 'Pincode'))
    await userEvent.type(field(canvas, 'Pincode'), '641001')
    await waitFor(() => expect(state(canvas)).toHaveValue('Tamil Nadu'))
  },
}

export const StateByPincodeOnReturn: Story = {
  // Same picture as Filled.
  tags: ['behaviour', 'no-picture'],
  name: 'On return from the payment another pincode still fills in its state',
  args: { initial: { ...trivandrum, pincode: '695004', state: 'Kerala' }, isReturn: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(field(canvas, 'Pincode'))
    await userEvent.type(field(canvas, 'Pincode'), '641001')
    await waitFor(() => expect(state(canvas)).toHaveValue('Tamil Nadu'))
  },
}

export const ChosenState: Story = {
  // Same picture as Filled.
  tags: ['behaviour', 'no-picture'],
  name: 'A chosen state is never overwritten',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(state(canvas), 'Goa')
    await userEvent.type(field(canvas, 'Pincode'), '695004')
    // The state is filled in only once the table is loaded.
    await loadPincodes()
    await expect(state(canvas)).toHaveValue('Goa')
    await expect(args.onEdit).toHaveBeenLastCalledWith({ ...emptyAddress, state: 'Goa', pincode: '695004' })
  },
}

export const ChosenStateOnReturn: Story = {
  args: { initial: { ...trivandrum, pincode: '403001', state: 'Delhi' } },
  // An error under a field, as in InvalidValues.
  tags: ['behaviour', 'no-picture'],
  name: 'A chosen state is not overwritten on return from the payment either, and a mismatch is an error',
  render: (args) => <Returning {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(state(canvas), 'Goa')
    await userEvent.click(canvas.getByRole('button', { name: 'Return' }))
    await userEvent.clear(field(canvas, 'Pincode'))
    await userEvent.type(field(canvas, 'Pincode'), '695004')
    await loadPincodes()
    await expect(state(canvas)).toHaveValue('Goa')
    await userEvent.click(goOn(canvas))
    await waitFor(() =>
      expect(field(canvas, 'Pincode')).toHaveAccessibleDescription(/^This pincode is in Kerala, not in Goa\./),
    )
  },
}

/** Mounts the form again, with the values it had. */
function Returning(args: AddressStepProps) {
  const [visit, setVisit] = useState({ count: 0, form: args.initial })
  const [form, setForm] = useState(args.initial)
  return (
    <>
      <AddressStep key={visit.count} {...args} initial={visit.form} onEdit={setForm} />
      <button type="button" onClick={() => setVisit({ count: visit.count + 1, form })}>
        Return
      </button>
    </>
  )
}

export const BorderPincode: Story = {
  // Same picture as Empty.
  tags: ['behaviour', 'no-picture'],
  name: 'A pincode of two states leaves the choice to the shopper',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas, 'Pincode'), '605110')
    // The state is filled in only once the table is loaded.
    await loadPincodes()
    await expect(state(canvas)).toHaveValue('')
    const optionsOf = (name: string) => within(canvas.getByRole('group', { name })).getAllByRole('option')
    await expect(optionsOf('States')).toHaveLength(30)
    await expect(optionsOf('Union territories')).toHaveLength(6)
  },
}

export const OtherState: Story = {
  args: { initial: { ...trivandrum, pincode: '110001' } },
  // An error under a field, as in InvalidValues.
  tags: ['behaviour', 'no-picture'],
  name: 'A pincode of another state must be corrected',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(goOn(canvas))
    await waitFor(() => expect(field(canvas, 'Pincode')).toHaveFocus())
    await expect(field(canvas, 'Pincode')).toHaveAccessibleDescription(/^This pincode is in Delhi, not in Kerala\./)
    await userEvent.click(goOn(canvas))
    await expect(args.onContinue).not.toHaveBeenCalled()
    await userEvent.selectOptions(state(canvas), 'Delhi')
    await userEvent.click(goOn(canvas))
    await waitFor(() => expect(args.onContinue).toHaveBeenCalledOnce())
  },
}

export const NeighbouringState: Story = {
  args: { initial: { ...trivandrum, pincode: '६४१ ००१' } },
  // An error under a field, as in InvalidValues.
  tags: ['behaviour', 'no-picture'],
  name: 'A pincode from across the state border is questioned only once',
  play: async ({ args, canvas, userEvent }) => {
    // Stopped, because a busy machine takes longer than 700 ms for two clicks.
    let nowMs = performance.now()
    const clock = spyOn(performance, 'now').mockImplementation(() => nowMs)
    await userEvent.click(goOn(canvas))
    await waitFor(() => expect(field(canvas, 'Pincode')).toHaveAccessibleDescription(/across the border$/))
    // A double click is not a confirmation: the message cannot have been read yet.
    await userEvent.click(goOn(canvas))
    await expect(field(canvas, 'Pincode')).toHaveAccessibleDescription(/across the border$/)
    // Checking is over once the button has its name again.
    const again = await canvas.findByRole('button', { name: 'Continue' })
    await expect(args.onContinue).not.toHaveBeenCalled()
    nowMs += 1000
    await userEvent.click(again)
    await waitFor(() =>
      expect(args.onContinue).toHaveBeenCalledWith({ ...trivandrum, pincode: '641001' }, expect.anything()),
    )
    clock.mockRestore()
  },
}
