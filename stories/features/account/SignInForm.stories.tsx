import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, type within } from 'storybook/test'
import { SignInForm } from '#features/account/SignInForm/SignInForm.tsx'
import { accepting, refusing, refusingFirst, silent } from './answers.ts'

/**
 * Sign-in with email and password, with links to password reset and sign-up. For later steps use `CodeForm`,
 * `ChoiceForm` or `PasswordStep`; for a new account `SignUpForm`. The page has to show a failure in a toast as well:
 * the alert in the form is not announced, so that a screen reader does not hear it twice.
 *
 * - [Password managers recognise both fields](#anchor--account-signinform--empty) (`username`, `current-password`);
 *   'Remember me' is ticked at the start.
 * - [Errors are shown after 'Sign In' is pressed](#anchor--account-signinform--invalid), each below its field; the
 *   first invalid field gets the focus.
 * - [Enter submits, and a refusal is shown above 'Sign In'](#anchor--account-signinform--sign-in-failed); what was
 *   typed is kept.
 * - [While sign-in is pending](#anchor--account-signinform--signing-in), the button shows a spinner and is named
 *   'Signing in...'.
 * - ['Use a passkey or a code instead' needs only the email address](#anchor--account-signinform--other-method), and
 *   says so if it is missing.
 * - [If that fails, 'Try again' repeats it](#anchor--account-signinform--other-method-retry) and does not submit the
 *   form. When the alert disappears together with its focused button, the focus moves to 'Use a passkey or a code
 *   instead'.
 */
const meta = {
  title: 'Account/SignInForm',
  component: SignInForm,
  args: { onSubmit: accepting(), onOtherWay: accepting() },
  decorators: [
    (Part) => (
      <div style={{ maxInlineSize: '27rem' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof SignInForm>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>
const email = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Email Address' })
const password = (canvas: Canvas) => canvas.getByLabelText('Password')
const signIn = (canvas: Canvas) => canvas.getByRole('button', { name: 'Sign In' })

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(email(canvas)).toHaveAttribute('autocomplete', 'username')
    await expect(password(canvas)).toHaveAttribute('autocomplete', 'current-password')
    await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).toBeChecked()
  },
}

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(email(canvas))
    await userEvent.tab()
    await expect(canvas.queryByText('Email is required')).not.toBeInTheDocument()
    await userEvent.click(signIn(canvas))
    await expect(await canvas.findByText('Email is required')).toBeVisible()
    await expect(canvas.getByText('Password is required')).toBeVisible()
    await expect(email(canvas)).toHaveFocus()
  },
}

export const SignInFailed: Story = {
  name: 'Sign-in failed',
  args: { onSubmit: refusing({ message: 'Login failed. Please try again.' }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(email(canvas), 'lakshmi@example.com')
    await userEvent.type(password(canvas), 'Kasavu@1{Enter}')
    await expect(await canvas.findByText('Login failed. Please try again.')).toBeVisible()
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'lakshmi@example.com',
      password: 'Kasavu@1',
      remember: true,
    })
    await expect(email(canvas)).toHaveValue('lakshmi@example.com')
    await expect(password(canvas)).toHaveValue('Kasavu@1')
  },
}

export const SigningIn: Story = {
  args: { onSubmit: silent() },
  name: 'Signing in',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(email(canvas), 'lakshmi@example.com')
    await userEvent.type(password(canvas), 'Kasavu@1{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Signing in...' })).toBeVisible()
  },
}

export const OtherMethod: Story = {
  name: 'Another sign-in method needs only the email address',
  // The message of an empty field is in the picture of another story.
  tags: ['behaviour', 'no-picture'],
  play: async ({ args, canvas, userEvent }) => {
    const other = canvas.getByRole('button', { name: 'Use a passkey or a code instead' })
    await userEvent.click(other)
    await expect(await canvas.findByText('Email is required')).toBeVisible()
    await userEvent.type(email(canvas), 'lakshmi@example.com')
    await userEvent.click(other)
    await waitFor(() => expect(args.onOtherWay).toHaveBeenCalledWith('lakshmi@example.com', true))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const OtherMethodRetry: Story = {
  name: 'Try again repeats the other method, and submits nothing',
  // Same picture as SignInFailed, with another message.
  tags: ['behaviour', 'no-picture'],
  args: { onOtherWay: refusingFirst({ message: 'A network error has occurred.', remedy: 'retry' }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(email(canvas), 'lakshmi@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Use a passkey or a code instead' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(args.onOtherWay).toHaveBeenCalledTimes(2))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    // The alert was removed together with its focused button.
    await waitFor(() => expect(canvas.getByRole('button', { name: /passkey or a code/ })).toHaveFocus())
  },
}
