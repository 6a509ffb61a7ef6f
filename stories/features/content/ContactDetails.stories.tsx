import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ContactDetails } from '#features/content/ContactDetails/ContactDetails.tsx'
import { contact, hours, socialLinks } from '#site/contact.ts'

/**
 * How to reach the shop, on the contact page and at the end of every policy. It is a region named by its heading,
 * with a description list in it. For a message use `ContactForm`; for who runs the shop `ShopIdentity`.
 *
 * - [Phone and email are links](#anchor--content-contactdetails--with-profiles); the address and [the opening
 *   hours](#anchor--content-contactdetails--with-profiles) are text.
 * - [Profiles open in a new tab](#anchor--content-contactdetails--with-profiles), without opener and referrer; [on
 *   policies they are left out](#anchor--content-contactdetails--without-profiles).
 * - [The title is the heading](#anchor--content-contactdetails--without-profiles), so that it fits the page it is on.
 */
const meta = {
  title: 'Content/ContactDetails',
  component: ContactDetails,
  args: { title: 'Find us', social: true },
} satisfies Meta<typeof ContactDetails>

export default meta
type Story = StoryObj<typeof meta>

export const WithProfiles: Story = {
  name: 'With profiles',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: contact.phone.text })).toHaveAttribute(
      'href',
      `tel:${contact.phone.dial}`,
    )
    await expect(canvas.getByRole('link', { name: contact.email })).toHaveAttribute('href', `mailto:${contact.email}`)
    for (const line of [contact.address.street, ...hours.shop]) {
      await expect(canvas.getByText(line, { selector: 'dd' })).toBeVisible()
    }
    for (const { name } of socialLinks) {
      const profile = canvas.getByRole('link', { name })
      await expect(profile).toHaveAttribute('target', '_blank')
      await expect(profile).toHaveAttribute('rel', 'noopener noreferrer')
    }
  },
}

export const WithoutProfiles: Story = {
  name: 'Without profiles',
  args: { title: 'Questions about this page', social: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveAccessibleName('Questions about this page')
    for (const { name } of socialLinks) await expect(canvas.queryByRole('link', { name })).not.toBeInTheDocument()
  },
}
