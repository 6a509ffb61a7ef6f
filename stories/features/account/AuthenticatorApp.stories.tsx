import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { AccountSection } from '#features/account/AccountSection/AccountSection.tsx'
import { content } from '#features/account/AccountSection/AccountSection.css.ts'
import { AuthenticatorApp } from '#features/account/AuthenticatorApp/AuthenticatorApp.tsx'
import { accepting } from './answers.ts'

/**
 * Turns the codes of an authenticator app on and off, as a second step at sign-in. Use it in an `AccountSection`, which
 * keeps the focus when the form opens and closes. Where sign-in itself requires the app, use `TotpSetup` in a
 * `CodeForm`.
 *
 * - [While the app is not in use](#anchor--account-authenticatorapp--off) it says 'Not set up.' above a button named
 *   'Set Up the authenticator app'; [while it is in use](#anchor--account-authenticatorapp--on) the button is named
 *   'Turn Off the authenticator app'. Only 'Set Up' and 'Turn Off' are shown.
 * - [The QR code and its form take the place of the button](#anchor--account-authenticatorapp--setting-up). A screen
 *   reader finds an image named 'QR code for your authenticator app', with the same key as text below it.
 * - [The focus moves to the key](#anchor--account-authenticatorapp--focus-on-key), and Tab from there to the code.
 * - [The form is named 'Set up the authenticator app'](#anchor--account-authenticatorapp--setting-up) and asks for the
 *   first code of the app; its buttons are 'Turn On' and 'Cancel'.
 */
const meta = {
  title: 'Account/AuthenticatorApp',
  component: AuthenticatorApp,
  args: {
    isOn: false,
    onSetUp: fn(() =>
      Promise.resolve({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Shop:a?secret=JBSWY3DPEHPK3PXP' }),
    ),
    onConfirm: accepting(),
    onRemove: accepting(),
  },
  decorators: [
    (Part) => (
      <div className={content} style={{ maxInlineSize: '27rem' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof AuthenticatorApp>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not set up.')).toBeVisible()
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Set Up the authenticator app')
  },
}

export const On: Story = {
  args: { isOn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Turn Off the authenticator app')
  },
}

export const FocusOnKey: Story = {
  // Same picture as SettingUp.
  tags: ['behaviour', 'no-picture'],
  name: 'In a section the focus moves to the key, and Tab from there to the code',
  decorators: [
    (Part) => (
      <AccountSection title="Authenticator app">
        <Part />
      </AccountSection>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Set Up/ }))
    const key = await canvas.findByRole('group', { name: 'Key for your authenticator app' })
    await waitFor(() => expect(key).toHaveFocus())
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Code from the app' })).toHaveFocus()
  },
}

export const SettingUp: Story = {
  name: 'Setting up',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Set Up/ }))
    const code = await canvas.findByRole('img', { name: 'QR code for your authenticator app' })
    await expect(code).toBeVisible()
    const key = canvas.getByText('JBSW Y3DP EHPK 3PXP')
    await expect(code.compareDocumentPosition(key)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(canvas.queryByRole('button', { name: /^Set Up/ })).not.toBeInTheDocument()
    const form = within(canvas.getByRole('form', { name: 'Set up the authenticator app' }))
    await expect(form.getByRole('textbox')).toHaveAccessibleName('Code from the app')
    for (const name of ['Turn On', 'Cancel']) await expect(form.getByRole('button', { name })).toBeVisible()
  },
}
