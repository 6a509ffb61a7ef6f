import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { DeliveryCheck, type DeliveryCheckProps } from '#features/product/DeliveryCheck/DeliveryCheck.tsx'

/**
 * The delivery cost and time of a product, by pincode or by state. Nothing is sent: the answer comes from the shop's
 * own table, and the place is stored on the device. On the product page; the address of an order is entered in
 * `AddressStep`.
 *
 * - It is [a form named 'Check delivery'](#anchor--product-deliverycheck--before-check); [Enter in the
 *   field](#anchor--product-deliverycheck--kerala) or the [button named
 *   'Check'](#anchor--product-deliverycheck--another-state) submits it.
 * - The answer is [a status](#anchor--product-deliverycheck--kerala): a screen reader announces it when it appears.
 *   For a stored [pincode](#anchor--product-deliverycheck--remembered) or
 *   [state](#anchor--product-deliverycheck--remembered-state) it is shown at once.
 * - A pincode is accepted as people write it: the field [keeps the first six
 *   digits](#anchor--product-deliverycheck--digits-only) of what is typed or pasted.
 * - [An invalid pincode stays in the field](#anchor--product-deliverycheck--invalid-pincode), which is focused; the
 *   error says what to do, describes the field, and [goes away when the pincode is
 *   edited](#anchor--product-deliverycheck--invalid-first-digit). [The same error again is announced
 *   again](#anchor--product-deliverycheck--invalid-again); what the check is for is not announced.
 * - For a pincode [of two states](#anchor--product-deliverycheck--border-pincode) or [one that is not
 *   known](#anchor--product-deliverycheck--unknown-pincode) the shopper chooses the state, and [can change
 *   it](#anchor--product-deliverycheck--chosen-state) until the pincode is edited.
 * - [A state can be chosen instead of a pincode](#anchor--product-deliverycheck--by-state), from [thirty states and
 *   six union territories](#anchor--product-deliverycheck--unknown-pincode). A place that is not in the table [has
 *   the cost for other states](#anchor--product-deliverycheck--unlisted-place).
 * - For a pre-order the answer has [its own time](#anchor--product-deliverycheck--pre-order) in place of the days.
 */
const meta = {
  title: 'Product/DeliveryCheck',
  component: DeliveryCheck,
  args: { place: undefined, onPlace: fn() },
  render: (args) => <Remembering {...args} />,
  decorators: [
    (Part) => (
      <div style={{ maxInlineSize: '27rem' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof DeliveryCheck>

export default meta
type Story = StoryObj<typeof meta>

/** Stores this place on the device. */
function Remembering({ preOrder, place: before, onPlace }: DeliveryCheckProps) {
  const [place, setPlace] = useState(before)
  return (
    <DeliveryCheck
      preOrder={preOrder}
      place={place}
      onPlace={(next) => {
        setPlace(next)
        onPlace(next)
      }}
    />
  )
}

type Canvas = ReturnType<typeof within>
const field = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Pincode' })
const status = (canvas: Canvas) => canvas.getByRole('status')

/** It asks for six digits. */
export const BeforeCheck: Story = {
  name: 'Before a check',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Check delivery' })).toBeVisible()
    await expect(field(canvas)).toHaveAttribute('inputmode', 'numeric')
    await expect(field(canvas)).toHaveAttribute('autocomplete', 'postal-code')
    await expect(field(canvas)).not.toHaveAttribute('name')
    await waitFor(() => expect(status(canvas)).toHaveTextContent('See what delivery costs and how long it takes'))
  },
}

/** Kerala has the lowest cost. */
export const Kerala: Story = {
  play: async ({ args, canvas, userEvent }) => {
    // Only what changes in an element that was there before is announced.
    const announced = status(canvas)
    await userEvent.type(field(canvas), '695 001{Enter}')
    await waitFor(() => expect(announced).toHaveTextContent('Delivery to Kerala: ₹60 per item, 2-3 days'))
    await expect(args.onPlace).toHaveBeenCalledWith({ state: 'Kerala', pincode: '695001' })
    await expect(field(canvas)).toHaveValue('695001')
  },
}

export const PreOrder: Story = {
  name: 'Pre-order',
  args: { place: { state: 'Kerala' }, preOrder: 'Pre-order, about eleven months' },
  play: async ({ canvas }) => {
    await expect(status(canvas)).toHaveTextContent('Delivery to Kerala: ₹60 per item. Pre-order, about eleven months')
  },
}

/** The shopper chooses one of its two states. */
export const BorderPincode: Story = {
  name: 'Border pincode',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), '605110{Enter}')
    await waitFor(() =>
      expect(status(canvas)).toHaveTextContent('This pincode lies on a border. Please choose your state.'),
    )
    const options = canvas.getAllByRole('option').map((option) => option.textContent)
    await expect(options).toEqual(['Puducherry', 'Tamil Nadu'])
  },
}

/** The shopper chooses from all states. */
export const UnknownPincode: Story = {
  // Same picture as BorderPincode.
  tags: ['no-picture'],
  name: 'Unknown pincode',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), '880001{Enter}')
    await waitFor(() =>
      expect(status(canvas)).toHaveTextContent('We do not know this pincode. Please choose your state.'),
    )
    const optionsIn = (name: string) => within(canvas.getByRole('group', { name })).getAllByRole('option')
    await expect(optionsIn('States')).toHaveLength(30)
    await expect(optionsIn('Union territories')).toHaveLength(6)
    await expect(canvas.getAllByRole('option')).toHaveLength(36)
  },
}

/** The pincode stays in the field, with an error. */
export const InvalidPincode: Story = {
  name: 'Invalid pincode',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(field(canvas), '69500{Enter}')
    await waitFor(() => expect(field(canvas)).toBeInvalid())
    await expect(field(canvas)).toHaveValue('69500')
    await expect(field(canvas)).toHaveFocus()
    await expect(field(canvas)).toHaveAccessibleDescription('Please enter a valid 6-digit pincode')
    await expect(args.onPlace).not.toHaveBeenCalled()
  },
}

export const InvalidAgain: Story = {
  // Same picture as InvalidPincode.
  tags: ['behaviour', 'no-picture'],
  name: 'The same error again is announced again, and what the check is for is not announced while typing',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), '69500{Enter}')
    const alert = await canvas.findByRole('alert')
    await userEvent.keyboard('{Enter}')
    // A new element: the same text in the same one would not be announced.
    await waitFor(() => expect(alert).not.toBeInTheDocument())
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please enter a valid 6-digit pincode')
    await userEvent.keyboard('{Backspace}')
    await expect(status(canvas)).toHaveTextContent('See what delivery costs and how long it takes')
    await expect(status(canvas)).toHaveAttribute('aria-live', 'off')
    await userEvent.keyboard('01{Enter}')
    await waitFor(() => expect(status(canvas)).toHaveTextContent('Delivery to Kerala'))
    await expect(status(canvas)).not.toHaveAttribute('aria-live')
  },
}

export const ByState: Story = {
  name: 'By state',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose your state instead' }))
    const states = canvas.getByRole('combobox', { name: 'State' })
    await expect(canvas.getByRole('group', { name: 'Union territories' })).toBeInTheDocument()
    await userEvent.selectOptions(states, 'Assam')
    await waitFor(() => expect(status(canvas)).toHaveTextContent('Delivery to Assam: ₹180 per item, 5-6 days'))
    await expect(args.onPlace).toHaveBeenCalledWith({ state: 'Assam' })
    await expect(canvas.getByRole('button', { name: 'Enter your pincode instead' })).toBeVisible()
  },
}

export const AnotherState: Story = {
  // Same picture as Kerala.
  tags: ['behaviour', 'no-picture'],
  name: 'Another state has the cost of the table',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), '641-001')
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    await waitFor(() => expect(status(canvas)).toHaveTextContent('Delivery to Tamil Nadu: ₹100 per item, 3-4 days'))
  },
}

export const UnlistedPlace: Story = {
  // Same picture as Kerala.
  tags: ['behaviour', 'no-picture'],
  name: 'A place that is not in the table has the cost for other states',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), '194101{Enter}')
    await waitFor(() => expect(status(canvas)).toHaveTextContent('Delivery to Ladakh: ₹200 per item, 7-10 days'))
  },
}

export const ChosenState: Story = {
  // Same picture as Kerala.
  tags: ['behaviour', 'no-picture'],
  name: 'The chosen state is used with the pincode, and can be changed until the pincode is edited',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(field(canvas), '605110{Enter}')
    const states = await canvas.findByRole('combobox', { name: 'State' })
    await userEvent.selectOptions(states, 'Puducherry')
    await waitFor(() => expect(states).toHaveValue('Puducherry'))
    await expect(states).toHaveFocus()
    await userEvent.selectOptions(states, 'Tamil Nadu')
    await waitFor(() => expect(status(canvas)).toHaveTextContent('Delivery to Tamil Nadu: ₹100 per item, 3-4 days'))
    await expect(args.onPlace).toHaveBeenCalledWith({ state: 'Tamil Nadu', pincode: '605110' })
    await userEvent.type(field(canvas), '{Backspace}')
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument()
  },
}

export const InvalidFirstDigit: Story = {
  // Same picture as InvalidPincode.
  tags: ['behaviour', 'no-picture'],
  name: 'A first digit of no region is an error, until the pincode is edited',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), '095001')
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    await waitFor(() => expect(field(canvas)).toHaveAccessibleDescription('Please enter a valid 6-digit pincode'))
    await expect(field(canvas)).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await expect(field(canvas)).toBeValid()
    await expect(field(canvas)).not.toHaveAccessibleDescription()
    await expect(canvas.queryByText('Please enter a valid 6-digit pincode')).not.toBeInTheDocument()
  },
}

export const DigitsOnly: Story = {
  // Same picture as Kerala.
  tags: ['behaviour', 'no-picture'],
  name: 'The field keeps the first six digits of what is typed or pasted',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(field(canvas), '6820012abc')
    await expect(field(canvas)).toHaveValue('682001')
    await userEvent.clear(field(canvas))
    await userEvent.paste('PIN: 682 001, Kochi')
    await expect(field(canvas)).toHaveValue('682001')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onPlace).toHaveBeenCalledWith({ state: 'Kerala', pincode: '682001' }))
  },
}

export const Remembered: Story = {
  args: { place: { state: 'Kerala', pincode: '695001' } },
  // Same picture as Kerala.
  tags: ['behaviour', 'no-picture'],
  name: 'A stored place is answered at once',
  play: async ({ canvas }) => {
    await expect(field(canvas)).toHaveValue('695001')
    await expect(status(canvas)).toHaveTextContent('Delivery to Kerala: ₹60 per item, 2-3 days')
  },
}

export const RememberedState: Story = {
  args: { place: { state: 'Goa' } },
  // Same picture as ByState.
  tags: ['behaviour', 'no-picture'],
  name: 'A stored state is selected in the list',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveValue('Goa')
    await expect(status(canvas)).toHaveTextContent('Delivery to Goa: ₹130 per item, 3-4 days')
  },
}
