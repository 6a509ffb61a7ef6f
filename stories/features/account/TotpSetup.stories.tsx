import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TotpSetup } from '#features/account/TotpSetup/TotpSetup.tsx'

/**
 * What is needed to add the account to an authenticator app: a QR code, and the same key to type. Use it in a
 * `CodeForm`, which asks for the first code of the app. For any other QR code use `QrCode`.
 *
 * - [The QR code is an image named 'QR code for your authenticator app'](#anchor--primary--account-totpsetup--default).
 * - [The key is also text](#anchor--primary--account-totpsetup--default), for a phone that cannot scan its own screen
 *   and for people who cannot use a camera. It is in groups of four characters, and one click selects all of it.
 */
const meta = {
  title: 'Account/TotpSetup',
  component: TotpSetup,
  args: {
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Shop:lakshmi@example.com?secret=JBSWY3DPEHPK3PXP&issuer=Shop',
  },
  decorators: [
    (Part) => (
      <div style={{ maxInlineSize: '27rem' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof TotpSetup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
    await expect(canvas.getByText('JBSW Y3DP EHPK 3PXP')).toHaveStyle({ userSelect: 'all' })
  },
}
