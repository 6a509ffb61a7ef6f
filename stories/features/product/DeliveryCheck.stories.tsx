import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, type within } from 'storybook/test'
import { DeliveryCheck, type DeliveryCheckProps } from '#features/product/DeliveryCheck/DeliveryCheck.tsx'

/**
 * What it costs to have a piece delivered, and how long it takes, by pincode or by state. Nothing is sent anywhere: the
 * answer comes out of the shop's own table, and the place is remembered on the device.
 *
 * - It is a form named 'Check delivery'; Enter in the field asks.
 * - The answer is a status, read when it comes.
 * - A pincode is read as people write it; what is none keeps standing there, with what to do about it.
 * - A pincode on a border asks for the state, and offers the two that are possible.
 * - Who prefers it chooses the state from thirty states and six union territories.
 * - Where the device remembers a place, it is answered at once.
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

/** A device that remembers. */
function Remembering({ place: before, onPlace }: DeliveryCheckProps) {
  const [place, setPlace] = useState(before)
  return (
    <DeliveryCheck
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

export const Unknown: Story = {
  name: 'It says what can be learnt, and asks for six figures',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Check delivery' })).toBeVisible()
    await expect(field(canvas)).toHaveAttribute('inputmode', 'numeric')
    await expect(field(canvas)).toHaveAttribute('autocomplete', 'postal-code')
    await expect(field(canvas)).not.toHaveAttribute('name')
    await expect(status(canvas)).toHaveTextContent('See what delivery costs and how long it takes')
  },
}

export const Kerala: Story = {
  name: 'A pincode of Kerala costs least',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(field(canvas), '695 001{Enter}')
    await expect(status(canvas)).toHaveTextContent('Delivery to Kerala: ₹60 per item, 2-3 days')
    await expect(args.onPlace).toHaveBeenCalledWith({ state: 'Kerala', pincode: '695001' })
    await expect(field(canvas)).toHaveValue('695001')
  },
}

export const AnotherState: Story = {
  // Looks as Kerala does.
  tags: ['no-picture'],
  name: 'Another state costs what the table says',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), '641-001')
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    await expect(status(canvas)).toHaveTextContent('Delivery to Tamil Nadu: ₹100 per item, 3-4 days')
  },
}

export const AnyOther: Story = {
  // Looks as Kerala does.
  tags: ['no-picture'],
  name: 'A place the table does not name is any other state',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), '194101{Enter}')
    await expect(status(canvas)).toHaveTextContent('Delivery to Ladakh: ₹200 per item, 7-10 days')
  },
}

export const OnABorder: Story = {
  name: 'A pincode on a border asks for the state',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), '605001{Enter}')
    await expect(status(canvas)).toHaveTextContent('This pincode lies on a border. Please choose your state.')
    const options = canvas.getAllByRole('option').map((option) => option.textContent)
    await expect(options).toEqual(['Puducherry', 'Tamil Nadu'])
  },
}

export const OnABorderChosen: Story = {
  // Looks as Kerala does.
  tags: ['no-picture'],
  name: 'The state that is chosen there goes with the pincode',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(field(canvas), '605001{Enter}')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'Tamil Nadu')
    await expect(status(canvas)).toHaveTextContent('Delivery to Tamil Nadu: ₹100 per item, 3-4 days')
    await expect(args.onPlace).toHaveBeenCalledWith({ state: 'Tamil Nadu', pincode: '605001' })
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument()
  },
}

export const NoCircle: Story = {
  // Looks as OnABorder does.
  tags: ['no-picture'],
  name: 'A pincode nobody knows asks for any state',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), '880001{Enter}')
    await expect(status(canvas)).toHaveTextContent('We do not know this pincode. Please choose your state.')
    await expect(canvas.getAllByRole('option')).toHaveLength(36)
  },
}

export const Refused: Story = {
  name: 'What is no pincode keeps standing there, with what to do',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(field(canvas), '69500{Enter}')
    await expect(field(canvas)).toHaveValue('69500')
    await expect(field(canvas)).toHaveFocus()
    await expect(field(canvas)).toBeInvalid()
    await expect(field(canvas)).toHaveAccessibleDescription(
      'A pincode has six figures, as in 695 004. Please enter all six.',
    )
    await expect(args.onPlace).not.toHaveBeenCalled()
  },
}

export const RefusedStart: Story = {
  // Looks as Refused does.
  tags: ['no-picture'],
  name: 'A first figure that no place has is told as that, until something is typed',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), '995001{Enter}')
    await expect(field(canvas)).toHaveAccessibleDescription(
      'No pincode begins with 0 or 9. Please look at the first figure.',
    )
    await userEvent.type(field(canvas), '{Backspace}')
    await expect(field(canvas)).toBeValid()
  },
}

export const ByState: Story = {
  name: 'Who prefers it chooses the state',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose your state instead' }))
    const states = canvas.getByRole('combobox', { name: 'State' })
    await expect(canvas.getByRole('group', { name: 'Union territories' })).toBeInTheDocument()
    await userEvent.selectOptions(states, 'Assam')
    await expect(status(canvas)).toHaveTextContent('Delivery to Assam: ₹180 per item, 5-6 days')
    await expect(args.onPlace).toHaveBeenCalledWith({ state: 'Assam' })
    await expect(canvas.getByRole('button', { name: 'Enter your pincode instead' })).toBeVisible()
  },
}

export const Remembered: Story = {
  args: { place: { state: 'Kerala', pincode: '695001' } },
  // Looks as Kerala does.
  tags: ['no-picture'],
  name: 'A place the device remembers is answered at once',
  play: async ({ canvas }) => {
    await expect(field(canvas)).toHaveValue('695001')
    await expect(status(canvas)).toHaveTextContent('Delivery to Kerala: ₹60 per item, 2-3 days')
  },
}

export const RememberedState: Story = {
  args: { place: { state: 'Goa' } },
  // Looks as ByState does.
  tags: ['no-picture'],
  name: 'A state the device remembers stands in the list',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveValue('Goa')
    await expect(status(canvas)).toHaveTextContent('Delivery to Goa: ₹130 per item, 3-4 days')
  },
}
