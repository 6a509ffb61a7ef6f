import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AuthenticatorApp } from '#features/account/AuthenticatorApp/AuthenticatorApp.tsx'
import { accepting } from './answers.ts'

/**
 * The authenticator app as a second sign-in step.
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
      <div style={{ maxInlineSize: '27rem' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof AuthenticatorApp>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}

export const On: Story = { args: { isOn: true } }

export const SettingUp: Story = {
  name: 'Setting up',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set Up' }))
    await expect(await canvas.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  },
}
