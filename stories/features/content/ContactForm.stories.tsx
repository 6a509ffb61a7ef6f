import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { ContactForm } from '#features/content/ContactForm/ContactForm.tsx'
import { contactMessage } from './contactMessage.ts'

/**
 * The contact form, on the contact page. For a question about a product use `ShareLinks`. Editing a field clears its
 * error.
 *
 * - [Everything is required](#anchor--content-contactform--invalid) but [the phone, which is marked as
 *   optional](#anchor--content-contactform--empty).
 * - [Errors appear on sending, under their fields](#anchor--content-contactform--invalid); the first invalid field is
 *   focused, and nothing is sent.
 * - [While a message is being sent](#anchor--content-contactform--sending), the button is loading and ignores clicks,
 *   and the fields are read-only.
 * - [After sending, the form is empty](#anchor--content-contactform--sent). [A message that could not be sent
 *   stays](#anchor--content-contactform--failed), with an alert.
 * - [Text in any writing system](#anchor--content-contactform--sent) is accepted.
 */
const meta = {
  title: 'Content/ContactForm',
  component: ContactForm,
  args: { onSend: fn(() => Promise.resolve()) },
} satisfies Meta<typeof ContactForm>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function fillIn(canvas: Canvas) {
  for (const [label, text] of Object.entries(contactMessage)) await userEvent.type(canvas.getByLabelText(label), text)
}

const send = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Send Message' }))

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/optional/)).toBe(canvas.getByLabelText('Phone (optional)'))
  },
}

export const Filled: Story = { play: ({ canvas }) => fillIn(canvas) }

export const Invalid: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'meera')
    await send(canvas)
    await expect(canvas.getByText('First name is required')).toBeVisible()
    await expect(canvas.getByText('Please enter a valid email address')).toBeVisible()
    for (const label of Object.keys(contactMessage)) await expect(canvas.getByLabelText(label)).toBeInvalid()
    await expect(canvas.getByLabelText('Phone (optional)')).toBeValid()
    await expect(canvas.getByLabelText('First Name')).toHaveFocus()
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

export const Sending: Story = {
  args: { onSend: fn(() => new Promise(() => {})) },
  play: async ({ canvas, args }) => {
    await fillIn(canvas)
    await send(canvas)
    await waitFor(() => expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onSend).toHaveBeenCalledOnce()
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toHaveAttribute('readonly')
  },
}

export const Failed: Story = {
  args: { onSend: fn(() => Promise.reject(new Error('No network'))) },
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await send(canvas)
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Sorry, there was an error sending your message. Please try again.')
    await expect(alert).toHaveAttribute('aria-live', 'off')
    for (const [label, text] of Object.entries(contactMessage))
      await expect(canvas.getByLabelText(label)).toHaveValue(text)
  },
}

export const Sent: Story = {
  name: 'A message that was sent leaves an empty form',
  // Same picture as Empty.
  tags: ['no-picture', 'behaviour'],
  play: async ({ canvas, args }) => {
    await fillIn(canvas)
    for (const name of ['മീര', 'மீரா', 'मीरा']) await userEvent.type(canvas.getByLabelText('Last Name'), ` ${name}`)
    await send(canvas)
    await waitFor(() => expect(canvas.getByLabelText('Message')).toHaveValue(''))
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toHaveValue('')
    const lastName = 'Sundaram മീര மீரா मीरा'
    await expect(args.onSend).toHaveBeenCalledWith(expect.objectContaining({ lastName, phone: '' }))
  },
}
