import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { AccountSection } from '#features/account/AccountSection/AccountSection.tsx'
import { SavedAddress } from '#features/account/SavedAddress/SavedAddress.tsx'
import { trivandrum } from '#stories/features/checkout/placedOrder.ts'
import { accepting } from './answers.ts'

/**
 * One part of the account page: its heading, a sentence if needed, and what can be seen or changed. Use one for each
 * topic; for the screens of sign-in and sign-up use `AccountColumn`.
 *
 * - [It is a region named after its heading of level two](#anchor--account-accountsection--default). From a width of
 *   60em (960 px) the heading is to the left of the content, below that above it.
 * - [While its data loads it shows a skeleton](#anchor--account-accountsection--loading), which is hidden from screen
 *   readers; they read 'Loading...' there, but it is not announced.
 * - [If its data could not be loaded, an alert says why](#anchor--account-accountsection--failed), with a button named
 *   'Try again'. Where several sections show the same message, it is announced once.
 * - [When a button opens a form, the first field gets the focus](#anchor--account-accountsection--focus); when the form
 *   is cancelled or saved, the heading gets it.
 */
const meta = {
  title: 'Account/AccountSection',
  component: AccountSection,
  args: { title: 'Passkeys', intro: 'Sign in with your fingerprint.', children: 'What it shows' },
} satisfies Meta<typeof AccountSection>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Passkeys' })
    await expect(region).toContainElement(canvas.getByRole('heading', { level: 2, name: 'Passkeys' }))
  },
}

export const Loading: Story = {
  args: { state: 'loading' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Loading...').closest('[aria-hidden]')).toBeNull()
    await expect(canvasElement.querySelectorAll('[aria-hidden="true"]')).toHaveLength(2)
    await expect(canvasElement.querySelector('[role="status"], [role="alert"], [aria-live]')).toBeNull()
  },
}

export const Failed: Story = {
  args: { state: { error: 'A network error has occurred.', onRetry: () => undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('A network error has occurred.')
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Focus: Story = {
  // SavedAddress has its own pictures.
  tags: ['behaviour', 'no-picture'],
  name: 'The focus goes to a form that opens, and to the heading when it closes',
  args: { title: 'Delivery address', children: <SavedAddress address={trivandrum} onSave={accepting()} /> },
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { name: 'Delivery address' })
    canvas.getByRole('button', { name: /^Change/ }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('Full Name')).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(heading).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: /^Change/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Address' }))
    await expect(await canvas.findByRole('button', { name: /^Change/ })).toBeVisible()
    await waitFor(() => expect(heading).toHaveFocus())
  },
}
