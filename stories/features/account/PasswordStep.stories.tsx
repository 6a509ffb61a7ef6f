import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { PasswordStep } from '#features/account/PasswordStep/PasswordStep.tsx'
import { accepting } from './answers.ts'

/**
 * The password, where it was chosen among other ways.
 */
const meta = {
  title: 'Account/PasswordStep',
  component: PasswordStep,
  args: { onSubmit: accepting(), onCancel: fn() },
  decorators: [
    (Part) => (
      <div style={{ maxInlineSize: '27rem' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordStep>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
