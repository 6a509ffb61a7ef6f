import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { networkError } from '#domain/messages.ts'
import { content } from '#features/account/AccountSection/AccountSection.css.ts'
import { SignOutOptions, type SignOutOptionsProps } from '#features/account/SignOutOptions/SignOutOptions.tsx'

/**
 * Sign-out on this device or on all devices, and a checkbox that also clears what the shop has stored on this device,
 * for shared phones. Use it once, at the end of the account page.
 *
 * - [The checkbox is not ticked at the start](#anchor--account-signoutoptions--default). One press of a button signs
 *   out, without asking for confirmation.
 * - [An account of Google has only 'Sign Out'](#anchor--account-signoutoptions--with-google), which signs out on this
 *   device.
 * - [While one button is waiting for the service](#anchor--account-signoutoptions--signing-out), the other is disabled.
 * - [Why sign-out failed is an alert above the buttons](#anchor--account-signoutoptions--sign-out-failed), which screen
 *   readers announce at once.
 */
const meta = {
  title: 'Account/SignOutOptions',
  component: SignOutOptions,
  args: { canEverywhere: true, onSignOut: fn<SignOutOptionsProps['onSignOut']>(() => Promise.resolve(undefined)) },
  decorators: [
    (Part) => (
      <div className={content} style={{ maxInlineSize: '27rem' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof SignOutOptions>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out on all devices' }))
    await waitFor(() => expect(args.onSignOut).toHaveBeenCalledWith({ everywhere: true, clearsDevice: true }))
  },
}

export const WithGoogle: Story = {
  name: 'With Google',
  args: { canEverywhere: false },
  play: async ({ args, canvas, userEvent }) => {
    const signOut = canvas.getByRole('button')
    await expect(signOut).toHaveAccessibleName('Sign Out')
    await userEvent.click(signOut)
    await waitFor(() => expect(args.onSignOut).toHaveBeenCalledWith({ everywhere: false, clearsDevice: false }))
    // The picture is of a button that is ready and without the focus.
    await waitFor(() => expect(signOut).not.toHaveAttribute('data-busy'))
    signOut.blur()
  },
}

export const SignOutFailed: Story = {
  args: { onSignOut: fn<SignOutOptionsProps['onSignOut']>(() => Promise.resolve({ message: networkError })) },
  // An alert as in Account/FormAlert.
  tags: ['behaviour', 'no-picture'],
  name: 'A failure is shown above the buttons',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out on all devices' }))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(networkError)
    const signOut = canvas.getByRole('button', { name: 'Sign Out' })
    await expect(alert.compareDocumentPosition(signOut)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}

export const SigningOut: Story = {
  args: { onSignOut: fn<SignOutOptionsProps['onSignOut']>(() => new Promise(() => undefined)) },
  // A button that is loading, and a disabled one, as in Components/Button.
  tags: ['behaviour', 'no-picture'],
  name: 'While signing out',
  play: async ({ canvas, userEvent }) => {
    const everywhere = canvas.getByRole('button', { name: 'Sign out on all devices' })
    await userEvent.click(everywhere)
    await expect(everywhere).toHaveAttribute('data-busy')
    await expect(canvas.getByRole('button', { name: 'Sign Out' })).toBeDisabled()
  },
}
