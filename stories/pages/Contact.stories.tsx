import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { ContactPage } from '#pages/contact/ContactPage.tsx'
import { contact } from '#site/contact.ts'
import { renderApp, pageParameters } from './renderApp.tsx'
import { expectPage } from './pageAssertions.ts'
import { resetState } from './storedState.ts'

/**
 * How to reach the shop: a form, address, phone, email, hours and profiles, and who runs the shop.
 *
 * - Sending is simulated: it takes two seconds, and a toast reports its start and end.
 * - Without a network it fails, and the message stays.
 */
const meta = {
  title: 'Pages/Contact',
  component: ContactPage,
  render: renderApp,
  parameters: { ...pageParameters, address: '/contact' },
  beforeEach: resetState,
} satisfies Meta<typeof ContactPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    await expectPage('Contact us')
    await expect(screen.getByRole('form', { name: 'Write to us' })).toBeVisible()
    await expect(screen.getByRole('region', { name: 'Find us' })).toHaveTextContent(contact.address.street)
    await expect(screen.getByRole('region', { name: 'Who is behind this shop' })).toBeVisible()
  },
}
