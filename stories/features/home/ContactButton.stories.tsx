import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ContactButton } from '#features/home/ContactButton/ContactButton.tsx'

/**
 * The round green button on the hero: the shortest way to contact the shop. On the home page only; for all ways to
 * reach the shop use `ContactDetails`.
 *
 * - [A hidden label](#anchor--home-contactbutton--whats-app) says what it opens.
 * - With a WhatsApp number it [opens a chat in a new window](#anchor--home-contactbutton--whats-app); [without one it
 *   links to the contact page](#anchor--home-contactbutton--without-whats-app).
 * - [Its touch target is 56 px](#anchor--home-contactbutton--whats-app) wide and high.
 */
const meta = {
  title: 'Home/ContactButton',
  component: ContactButton,
  parameters: { layout: 'padded' },
  args: { whatsapp: '914710123456' },
} satisfies Meta<typeof ContactButton>

export default meta
type Story = StoryObj<typeof meta>

/** With a number it opens a chat. */
export const WhatsApp: Story = {
  name: 'WhatsApp',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Chat with us on WhatsApp' })
    await expect(link).toHaveAttribute('href', 'https://wa.me/914710123456')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link.getBoundingClientRect()).toMatchObject({ width: 56, height: 56 })
  },
}

/** Without a number it links to the contact page. */
export const WithoutWhatsApp: Story = {
  name: 'Without WhatsApp',
  args: { whatsapp: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
  },
}
