import type { Meta, StoryObj } from '@storybook/react-vite'
import { TotpSetup } from '#features/account/TotpSetup/TotpSetup.tsx'

/**
 * The QR code and the key that an authenticator app needs.
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

export const Default: Story = {}
