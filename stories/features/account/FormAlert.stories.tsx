import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FormAlert } from '#features/account/FormAlert/FormAlert.tsx'

/**
 * Why a form was refused, and a button that may help.
 */
const meta = {
  title: 'Account/FormAlert',
  component: FormAlert,
  args: { failure: { message: 'Login failed. Please try again.' } },
  decorators: [
    (Part) => (
      <div style={{ maxInlineSize: '27rem' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof FormAlert>

export default meta
type Story = StoryObj<typeof meta>

export const SignInFailed: Story = { name: 'Sign-in failed' }

export const Offline: Story = { args: { failure: { message: 'A network error has occurred.', remedy: 'retry' } } }

export const Expired: Story = {
  args: {
    failure: { message: 'Your sign-in took too long. Please start again.', remedy: 'restart' },
    onRestart: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await expect(args.onRestart).toHaveBeenCalledOnce()
  },
}
