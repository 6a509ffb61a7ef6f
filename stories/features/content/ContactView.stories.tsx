import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ContactDetails } from '#features/content/ContactDetails/ContactDetails.tsx'
import { ContactForm } from '#features/content/ContactForm/ContactForm.tsx'
import { ContactView } from '#features/content/ContactView/ContactView.tsx'
import { ShopIdentity } from '#features/content/ShopIdentity/ShopIdentity.tsx'

/**
 * The frame of the contact page: it only arranges its parts, `ContactForm`, `ContactDetails` and `ShopIdentity`.
 * For other pages use `PageSection`.
 *
 * - [Heading, form, other ways to reach the shop, and who runs it](#anchor--primary--content-contactview--default) are
 *   read in this order; from 960 px on the other ways are beside the form, in narrower windows below it.
 * - [The heading and its sentence are above both, and who runs the shop is
 *   below](#anchor--primary--content-contactview--default), across the page.
 */
const meta = {
  title: 'Content/ContactView',
  component: ContactView,
  args: {
    form: <ContactForm onSend={fn()} />,
    details: <ContactDetails title="Find us" />,
    identity: <ShopIdentity />,
  },
} satisfies Meta<typeof ContactView>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect([...canvasElement.querySelectorAll('h1, form, section')]).toEqual([
      canvas.getByRole('heading', { level: 1, name: 'Contact us' }),
      canvas.getByRole('form', { name: 'Write to us' }),
      canvas.getByRole('region', { name: 'Find us' }),
      canvas.getByRole('region', { name: 'Who is behind this shop' }),
    ])
  },
}
