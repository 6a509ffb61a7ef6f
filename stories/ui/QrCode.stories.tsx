import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCode } from '#ui/QrCode/QrCode.tsx'

/** A text as a QR code, dark on white in both themes. */
const meta = {
  title: 'UI/QrCode',
  component: QrCode,
  args: { text: 'https://padma.example', label: 'QR code' },
} satisfies Meta<typeof QrCode>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
