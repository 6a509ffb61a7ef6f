import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { QrCode } from '#ui/QrCode/QrCode.tsx'

/**
 * A text as a QR code, for the camera of another device: the key of an authenticator app. Not for people on the device
 * itself: place the text or a link beside it, as not everybody can scan.
 *
 * - A screen reader reads [an image named by its label](#anchor--primary--ui-qrcode--default), and nothing of the text
 *   in the code.
 * - It is [dark on white in both themes](#anchor--primary--ui-qrcode--default), as cameras require, 12 rem (192 px)
 *   square with a white border.
 */
const meta = {
  title: 'UI/QrCode',
  component: QrCode,
  args: { text: 'https://padma.example', label: 'QR code' },
} satisfies Meta<typeof QrCode>

export default meta
type Story = StoryObj<typeof meta>

/** It is an image named by its label, without the text in the code. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'QR code' })).toHaveAccessibleDescription('')
    await expect(canvasElement).toHaveTextContent(/^$/)
  },
}
