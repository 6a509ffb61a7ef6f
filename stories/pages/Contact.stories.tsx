import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { ContactPage } from '#pages/contact/ContactPage.tsx'
import { contact } from '#site/contact.ts'
import { contactPage } from '#site/contactPage.ts'
import { contactMessage } from '#stories/features/content/contactMessage.ts'
import { renderApp, pageParameters } from './renderApp.tsx'
import { expectPage, expectText } from './pageAssertions.ts'
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

const { send, sending, sent, failed } = contactPage.form

/** `pressedAt` is in ms of `performance.now()`, right before the press. */
async function sendMessage() {
  await expectPage('Contact us')
  const form = within(screen.getByRole('form', { name: 'Write to us' }))
  for (const [label, text] of Object.entries(contactMessage)) await userEvent.type(form.getByLabelText(label), text)
  const pressedAt = performance.now()
  await userEvent.click(form.getByRole('button', { name: send }))
  return { form, pressedAt }
}

export const Default: Story = {
  play: async () => {
    await expectPage('Contact us')
    await expect(screen.getByRole('form', { name: 'Write to us' })).toBeVisible()
    await expect(screen.getByRole('region', { name: 'Find us' })).toHaveTextContent(contact.address.street)
    await expect(screen.getByRole('region', { name: 'Who is behind this shop' })).toBeVisible()
  },
}

export const Sent: Story = {
  name: 'A message takes two seconds, and a toast reports its start and end',
  // Same picture as Default.
  tags: ['behaviour', 'no-picture'],
  play: async () => {
    const { pressedAt } = await sendMessage()
    await expectText(sending)
    await expectText(sent)
    await expect(performance.now() - pressedAt).toBeGreaterThanOrEqual(2000)
    await expect(screen.queryByText(sending)).not.toBeInTheDocument()
  },
}

export const Offline: Story = {
  name: 'Without a network a message is not sent, and stays',
  // The alert is pictured in Content/ContactForm.
  tags: ['behaviour', 'no-picture'],
  beforeEach() {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
    return () => void Reflect.deleteProperty(navigator, 'onLine')
  },
  play: async () => {
    const { form } = await sendMessage()
    await expect(await form.findByRole('alert')).toHaveTextContent(failed)
    for (const [label, text] of Object.entries(contactMessage))
      await expect(form.getByLabelText(label)).toHaveValue(text)
    await expect(screen.queryByText(sent)).not.toBeInTheDocument()
  },
}
