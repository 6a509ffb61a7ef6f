import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { ChoiceForm } from '#features/account/ChoiceForm/ChoiceForm.tsx'
import { accepting, refusing, silent } from './answers.ts'

/**
 * A sign-in step that asks which method to use: a passkey, a code by email, a password. Use it where the account has
 * several; with only one, go directly to `CodeForm` or `PasswordStep`. For a choice inside another form use
 * `RadioGroup`.
 *
 * - [The options are native radio buttons](#anchor--account-choiceform--default) in a group named after the question. A
 *   screen reader reads each label as the name and the line below it as the description.
 * - [The first option is chosen at the start](#anchor--account-choiceform--passkey-unsupported), so that 'Continue' can
 *   be pressed at once.
 * - [Why a method was refused is an alert above 'Continue'](#anchor--account-choiceform--passkey-unsupported); the
 *   choice can then be changed.
 * - [While the request is pending](#anchor--account-choiceform--sending), 'Continue' shows a spinner and 'Back to Sign
 *   In' is disabled.
 */
const meta = {
  title: 'Account/ChoiceForm',
  component: ChoiceForm,
  args: {
    question: 'How do you want to sign in?',
    options: [
      { value: 'passkey', label: 'Passkey', description: 'Your fingerprint, face or screen lock' },
      { value: 'emailCode', label: 'Code by email', description: 'Sent to your address' },
    ],
    onChoose: accepting(),
    onCancel: fn(),
  },
  decorators: [
    (Part) => (
      <div style={{ maxInlineSize: '27rem' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof ChoiceForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const group = within(canvas.getByRole('group', { name: args.question }))
    for (const { label, description } of args.options) {
      const option = group.getByRole('radio', { name: label })
      await expect(option).toHaveAttribute('type', 'radio')
      await expect(option).toHaveAccessibleDescription(description)
    }
    await userEvent.click(group.getByRole('radio', { name: 'Code by email' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith('emailCode'))
  },
}

export const PasskeyUnsupported: Story = {
  name: 'Passkey not supported',
  args: { onChoose: refusing({ message: 'This device cannot use passkeys.' }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Passkey' })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This device cannot use passkeys.')
    await expect(args.onChoose).toHaveBeenCalledWith('passkey')
    await expect(canvas.getByRole('radio', { name: 'Code by email' })).toBeEnabled()
  },
}

export const Sending: Story = {
  args: { onChoose: silent() },
  // Nothing but the button's spinner is new, which Button pictures.
  tags: ['behaviour', 'no-picture'],
  name: 'The step cannot be left while the request is pending',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Back to Sign In' })).toBeDisabled())
    await expect(canvas.getByRole('button', { name: 'Continue' }).querySelector('svg')).toBeVisible()
  },
}
