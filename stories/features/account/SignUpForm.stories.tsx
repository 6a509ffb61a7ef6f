import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { SignUpForm } from '#features/account/SignUpForm/SignUpForm.tsx'
import { accepting, refusing } from './answers.ts'

/**
 * Creates an account with name, email address and password. For an account that exists use `SignInForm`, and
 * `NewPasswordForm` to change its password.
 *
 * - [The newsletter is ticked at the start, the terms are not](#anchor--account-signupform--empty); the phone number is
 *   optional.
 * - [Errors are shown after 'Create Account' is pressed](#anchor--account-signupform--invalid), each below its field;
 *   the first invalid field gets the focus.
 * - [The five rules of a password are marked as it is typed](#anchor--account-signupform--password-rules): each is
 *   an item of a list and ends with 'done' or 'not yet' for screen readers.
 * - [Passwords that do not match show an error when a field is left](#anchor--account-signupform--password-mismatch);
 *   it disappears when they match.
 * - [An email address that has an account](#anchor--account-signupform--email-taken) is an error of its field, which
 *   gets the focus.
 */
const meta = {
  title: 'Account/SignUpForm',
  component: SignUpForm,
  args: { onSubmit: accepting() },
  decorators: [
    (Part) => (
      <div style={{ maxInlineSize: '27rem' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof SignUpForm>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Write to me about new weaves' })).toBeChecked()
    const terms = canvas.getByRole('checkbox', { name: 'I agree to the Terms of Service and the Privacy Policy' })
    await expect(terms).not.toBeChecked()
    // A browser leaves a text that is only a blank out of the name.
    const texts = [...(terms.closest('label')?.lastElementChild?.childNodes ?? [])].map((node) => node.textContent)
    await expect(texts.filter((text) => text?.trim() === '')).toEqual([])
    await expect(canvas.getByLabelText('Phone Number (optional)')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms')
    await expect(canvas.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy')
  },
}

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('First Name'))
    await userEvent.tab()
    await expect(canvas.queryByText('First name is required')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }))
    await expect(await canvas.findByText('First name is required')).toBeVisible()
    await expect(await canvas.findByText('You must agree to the terms and conditions')).toBeVisible()
    await expect(canvas.getByText('Please confirm your password')).toBeVisible()
    await expect(canvas.getByLabelText('First Name')).toHaveFocus()
    // Refused again with the focus in that field, the error is a new element, and so announced again.
    const before = canvas.getByRole('alert')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('alert')).not.toBe(before))
    await expect(canvas.getByRole('alert')).toHaveTextContent(before.textContent)
  },
}

export const PasswordRules: Story = {
  name: 'Password rules',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'kasavu1')
    const list = within(canvas.getByRole('list'))
    await expect(list.getAllByText(', done')).toHaveLength(2)
    await expect(list.getAllByText(', not yet')).toHaveLength(3)
  },
}

export const EmailTaken: Story = {
  args: {
    onSubmit: refusing({
      message: 'There is already an account with this email address. Sign in, also to confirm it.',
      field: 'email',
    }),
  },
  name: 'Email taken',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('First Name'), 'Lakshmi')
    await userEvent.type(canvas.getByLabelText('Last Name'), 'Nair')
    await userEvent.type(canvas.getByLabelText('Email Address'), 'lakshmi@example.com')
    await userEvent.type(canvas.getByLabelText('Password'), 'Kasavu@1')
    await userEvent.type(canvas.getByLabelText('Confirm Password'), 'Kasavu@1')
    const terms = canvas.getByRole('checkbox', { name: /^I agree/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You must agree to the terms and conditions')
    await expect(terms).toHaveFocus()
    await userEvent.click(terms)
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }))
    await expect(
      await canvas.findByText('There is already an account with this email address. Sign in, also to confirm it.'),
    ).toBeVisible()
    await expect(canvas.getByLabelText('Email Address')).toHaveAccessibleDescription(/^There is already an account/)
    await expect(canvas.getByLabelText('Email Address')).toHaveFocus()
  },
}

export const PasswordMismatch: Story = {
  name: 'Passwords that do not match show an error at once',
  // The message of a field is in the picture of another story.
  tags: ['behaviour', 'no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'Kasavu@1')
    await userEvent.type(canvas.getByLabelText('Confirm Password'), 'Kasavu@2')
    await userEvent.tab()
    // The focus has left the field.
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Passwords do not match')
    await userEvent.clear(canvas.getByLabelText('Password'))
    await userEvent.type(canvas.getByLabelText('Password'), 'Kasavu@')
    await expect(canvas.getByText('Passwords do not match')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Password'), '2')
    await waitFor(() => expect(canvas.queryByText('Passwords do not match')).not.toBeInTheDocument())
    await expect(canvas.getByLabelText('Password')).toHaveFocus()
  },
}
